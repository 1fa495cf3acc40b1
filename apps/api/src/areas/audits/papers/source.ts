import {
  actionsPaper,
  addendumPaper,
  addendumRegisterPaper,
  blankPaper,
  correctionsPaper,
  correctivePaper,
  findingPaper,
  minutesPaper,
  periodPaper,
  programmePaper,
  readingsPaper,
  registerPaper,
  resultPaper,
  taggedPaper,
  type AuditResult,
  type Blank,
  type CorrectiveActions,
  type CorrectiveResult,
  type FrozenAddendum,
  type ItemReport,
  type ScribeOptions,
  type Paper,
  type PaperHead,
  type ReadingList,
  type SavedMinutes,
} from '@apron/contract/audits'
import type { ReportSource } from '#capabilities/visible/paper-of-report.ts'

/** What a paper is made from, with pictures under addresses that open nothing: `/files/12/original`. */
export type Source =
  | { what: 'minutes'; minutes: SavedMinutes }
  | { what: 'result'; result: AuditResult; areFindings: boolean }
  | { what: 'finding'; result: AuditResult; item: ItemReport }
  | { what: 'findings'; result: AuditResult }
  | { what: 'corrective'; corrective: CorrectiveResult }
  | { what: 'actions'; actions: CorrectiveActions }
  | { what: 'addendum' | 'addendum-register'; addendum: FrozenAddendum }
  | { what: 'blank'; blank: Blank }
  | { what: 'readings'; list: ReadingList }
  | (ReportSource & { paper: PaperHead; date: string })

export function paperOf(source: Source, making: ScribeOptions): Paper {
  switch (source.what) {
    case 'minutes':
      return minutesPaper(source.minutes, making)
    case 'result':
      return resultPaper(source.result, making, source.areFindings)
    case 'finding':
      return findingPaper(source.result, source.item, making)
    case 'findings':
      return registerPaper(source.result, making)
    case 'corrective':
      return correctivePaper(source.corrective, making)
    case 'actions':
      return actionsPaper(source.actions, making)
    case 'addendum':
      return addendumPaper(source.addendum, making)
    case 'addendum-register':
      return addendumRegisterPaper(source.addendum, making)
    case 'blank':
      return blankPaper(source.blank, making)
    case 'readings':
      return readingsPaper(source.list, making)
    case 'report':
      return periodPaper(source, making)
    case 'tag-report':
      return taggedPaper(source, making)
    case 'correctives':
      return correctionsPaper(source, making)
    case 'programme':
      return programmePaper(source, making)
  }
}
