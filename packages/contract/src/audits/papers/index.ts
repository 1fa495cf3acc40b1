export { blankPaper, type Blank } from './blank.ts'
export { correctivePaper } from './corrective.ts'
export { findingPaper } from './finding.ts'
export { minutesOpening, minutesPaper } from './minutes.ts'
export {
  cell,
  insideOf,
  longestBar,
  marked,
  picturesIn,
  plainWords,
  type Align,
  type Bars,
  type Block,
  type Cell,
  type Definitions,
  type Entry,
  type Figures,
  type Letterhead,
  type List,
  type ListSheet,
  type Mark,
  type Paper,
  type PhotoSize,
  type Picture,
  type Records,
  type PaperRow,
  type Run,
  type Signatures,
  type Table,
  type Words,
} from './model/blocks.ts'
export type { HtmlNode } from './model/rich.ts'
export { scribe, type ScribeOptions } from './model/scribe.ts'
export { countsOf } from './parts/counts.ts'
export { closing } from './parts/team.ts'
export { readingsPaper, type ReadingList } from './readings.ts'
export { registerPaper } from './register.ts'
export { actionsPaper } from './reports/actions.ts'
export { correctionsPaper, type CorrectiveList } from './reports/correctives.ts'
export { addendumPaper, addendumRegisterPaper, type FrozenAddendum } from './reports/addendum.ts'
export { programmePaper } from './reports/programme.ts'
export { periodPaper } from './reports/period.ts'
export { taggedPaper, type TaggedList } from './reports/tagged.ts'
export { resultPaper } from './result.ts'
