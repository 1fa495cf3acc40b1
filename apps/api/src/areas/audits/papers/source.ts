import {
  blankPaper,
  findingPaper,
  minutesPaper,
  registerPaper,
  resultPaper,
  type AuditResult,
  type Blank,
  type ItemReport,
  type Making,
  type Paper,
  type SavedMinutes,
} from '@apron/contract/audits'

/** What a paper is made from, with pictures under addresses that open nothing: `/files/12/original`. */
export type Source =
  | { what: 'minutes'; minutes: SavedMinutes }
  | { what: 'result'; result: AuditResult; areFindings: boolean }
  | { what: 'finding'; result: AuditResult; item: ItemReport }
  | { what: 'findings'; result: AuditResult }
  | { what: 'blank'; blank: Blank }

export function paperOf(source: Source, making: Making): Paper {
  switch (source.what) {
    case 'minutes':
      return minutesPaper(source.minutes, making)
    case 'result':
      return resultPaper(source.result, making, source.areFindings)
    case 'finding':
      return findingPaper(source.result, source.item, making)
    case 'findings':
      return registerPaper(source.result, making)
    case 'blank':
      return blankPaper(source.blank, making)
  }
}
