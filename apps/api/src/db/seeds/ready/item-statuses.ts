import type { Language, Text } from '@apron/messages'

export type ReadyStatus = {
  code: string
  name: Text
  description: Text
  color: string
  comments?: true
  /** What was found has to be written down. */
  asks?: true
  initial?: true
  finding?: true
  /** Of two that two people name the severer counts. */
  severity?: number
  /** Usual days to correct it. */
  days?: number
}

/** Colours keep three to one against the light and the dark page. */
export const itemStatuses = {
  open: {
    code: 'TBC',
    name: { vi: 'Chưa kiểm tra', en: 'Not checked' },
    description: { vi: 'Mục chưa được trả lời', en: 'The item has not been answered yet' },
    color: '#8a8f98',
    initial: true,
  },
  conforming: {
    code: 'C',
    name: { vi: 'Phù hợp', en: 'Conforming' },
    description: { vi: 'Đáp ứng yêu cầu, có bằng chứng', en: 'Meets the requirement, with evidence' },
    color: '#1f9d61',
    comments: true,
  },
  observation: {
    code: 'OBS',
    name: { vi: 'Lưu ý', en: 'Observation' },
    description: {
      vi: 'Đáp ứng yêu cầu nhưng có nguy cơ thành điểm không phù hợp',
      en: 'Meets the requirement, but may become a non-conformity',
    },
    color: '#2f86c9',
    severity: 1,
    comments: true,
  },
  minor: {
    code: 'MIN',
    name: { vi: 'Không phù hợp nhẹ', en: 'Minor non-conformity' },
    description: {
      vi: 'Sai lệch đơn lẻ, chưa ảnh hưởng trực tiếp đến chất lượng nhiên liệu và an toàn',
      en: 'A single lapse without direct effect on fuel quality or safety',
    },
    color: '#b7791f',
    severity: 2,
    comments: true,
    asks: true,
    finding: true,
    days: 30,
  },
  major: {
    code: 'MAJ',
    name: { vi: 'Không phù hợp nặng', en: 'Major non-conformity' },
    description: {
      vi: 'Ảnh hưởng hoặc có thể ảnh hưởng đến chất lượng nhiên liệu và an toàn',
      en: 'Affects, or may affect, fuel quality or safety',
    },
    color: '#d64545',
    severity: 3,
    comments: true,
    asks: true,
    finding: true,
    days: 7,
  },
  notApplicable: {
    code: 'NA',
    name: { vi: 'Không áp dụng', en: 'Not applicable' },
    description: { vi: 'Đơn vị không có hoạt động này', en: 'The site has no such activity' },
    color: '#6b7280',
  },
} satisfies Record<string, ReadyStatus>

export type StatusKey = keyof typeof itemStatuses

/** A status as it is stored, in one language. */
export const valuesOf = ({ name, description, ...status }: ReadyStatus, language: Language) => ({
  code: status.code,
  name: name[language],
  description: description[language],
  color: status.color,
  allows_comments: status.comments === true,
  asks_input: status.asks === true,
  is_default: status.initial === true,
  is_finding: status.finding === true,
  severity: status.severity ?? 0,
  correction_days: status.days ?? null,
})
