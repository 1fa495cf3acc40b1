export { blankPaper, type Blank } from './blank.ts'
export { findingPaper } from './finding.ts'
export { minutesOpening, minutesPaper } from './minutes.ts'
export {
  cell,
  marked,
  picturesIn,
  plainWords,
  type Align,
  type Block,
  type Cell,
  type Definitions,
  type Entry,
  type Figures,
  type Letterhead,
  type List,
  type Mark,
  type Paper,
  type PhotoSize,
  type Picture,
  type Row,
  type Run,
  type Signatures,
  type Table,
  type Words,
} from './model/blocks.ts'
export type { HtmlNode } from './model/rich.ts'
export { scribe, type Making } from './model/scribe.ts'
export { countsOf } from './parts/counts.ts'
export { closing } from './parts/team.ts'
export { registerPaper } from './register.ts'
export { resultPaper } from './result.ts'
