import type { PaperHead } from './paper-head.ts'
import { cell, heading, marked, paragraph, plainWords, row, type Block, type Cell, type Paper } from './model/blocks.ts'
import { definitions, footOf, letterhead, titled } from './parts/head.ts'
import { scribe, type ScribeOptions, type Scribe } from './model/scribe.ts'
import { share } from './model/words.ts'

/** Whether and when somebody has read and confirmed a document; instants are those of the company's clock, `YYYY-MM-DD HH:MM`. */
type Reader = {
  fullname: string
  organization: string | null
  is_asked: boolean
  due_on: string | null
  is_late: boolean
  opened_at: string | null
  acknowledged_at: string | null
  /** The label of the edition that was confirmed, in which words, after how many seconds, and the digest of its file. */
  version: string | null
  statement: string | null
  read_seconds: number | null
  digest: string | null
}
/** Who has to read a controlled document, and who has. */
export type ReadingList = {
  paper: PaperHead
  /** The day on which it stands so. */
  date: string
  document: { name: string; version: string; group: string; in_force_since: string | null }
  readers: readonly Reader[]
}

/** Who has read and confirmed the edition of a document that is in force, and who has not. */
export function readingsPaper(list: ReadingList, making: ScribeOptions): Paper {
  const by = scribe(making)
  const { paper, date, document, readers } = list
  const title = by.say('papers.readings')
  const since = document.in_force_since
  return {
    lang: by.lang,
    title: plainWords(title),
    isWide: true,
    foot: footOf(title, { number: null, paper }, document.name),
    blocks: [
      letterhead(by, { paper, number: null, date }),
      ...titled(title, marked(by.quote(document.name), 'bold')),
      ...definitions(by, 'facts', [
        ['papers.document', by.lines(document.name)],
        ['papers.document_group', by.lines(document.group)],
        ['papers.document_edition', by.lines(document.version)],
        ['papers.in_force_since', since === null ? [] : [paragraph(by.day(since))]],
        ['papers.stands_so', [paragraph(by.day(date))]],
      ]),
      ...figures(by, readers),
      heading(2, by.say('papers.readers')),
      ...(readers.length === 0 ? [paragraph(by.say('papers.no_readers'))] : [listed(by, readers, plainWords(title))]),
      signed(by, readers),
    ],
  }
}

function figures(by: Scribe, readers: readonly Reader[]): Block[] {
  const asked = readers.filter(({ is_asked }) => is_asked)
  const done = asked.filter(({ acknowledged_at }) => acknowledged_at !== null).length
  const percent = share(by.lang, done, asked.length)
  return definitions(by, 'facts', [
    ['papers.asked', [paragraph(by.number(asked.length))]],
    ['papers.confirmed', [paragraph(by.say('papers.confirmed_of', { count: done, share: percent }))]],
    ['papers.late', [paragraph(by.number(asked.filter(({ is_late }) => is_late).length))]],
  ])
}

const heads = [
  'papers.person',
  'papers.unit',
  'papers.read_by',
  'papers.opened',
  'papers.confirmed_at',
  'papers.document_edition',
  'papers.minutes_read',
  'papers.file_digest',
] as const

function listed(by: Scribe, readers: readonly Reader[], label: string): Block {
  const head = heads.map((text) => cell([paragraph(by.say(text))], { heads: 'column' }))
  return {
    kind: 'table',
    label,
    columns: [17, 20, 11, 13, 13, 7, 7, 12],
    head: [row(head)],
    parts: [readers.map((reader) => row(cellsOf(by, reader)))],
    list: { terms: [] },
  }
}

/** Signs of a digest that tell one file from another. */
const shownDigest = 12

function cellsOf(by: Scribe, reader: Reader): Cell[] {
  const { fullname, organization, due_on: due, is_late, is_asked, acknowledged_at: at, read_seconds: seconds } = reader
  const none = paragraph(by.say('papers.none'))
  const text = (value: string | null) => (value ? paragraph(by.quote(value)) : none)
  const moment = (value: string | null) => (value === null ? none : paragraph(by.day(value)))
  const missing = paragraph(marked(by.say(is_late ? 'papers.is_late' : 'papers.not_confirmed'), 'bold'))
  const isWhole = true
  const end = { align: 'end', isWhole } as const
  return [
    cell([text(fullname)]),
    cell([text(organization)]),
    cell([is_asked ? moment(due) : paragraph(by.say('papers.not_asked'))], { isWhole: is_asked }),
    cell([moment(reader.opened_at)]),
    cell([at === null ? missing : moment(at)]),
    cell([text(reader.version)], { isWhole }),
    cell([seconds === null ? none : paragraph(by.number(Math.ceil(seconds / 60)), 'end')], end),
    cell([text(reader.digest?.slice(0, shownDigest) ?? null)]),
  ]
}

/** In which words it was confirmed, each once. */
function statements(by: Scribe, readers: readonly Reader[]): Block[] {
  const said = [...new Set(readers.flatMap(({ statement }) => (statement ? [statement] : [])))]
  if (said.length === 0) return []
  const items = said.map((statement) => [paragraph(by.quote(statement))])
  return [heading(2, by.say('papers.statements')), { kind: 'list', isOrdered: false, start: 1, items }]
}

function signed(by: Scribe, readers: readonly Reader[]): Block {
  const hint = by.say('papers.sign_here')
  return {
    kind: 'signatures',
    before: [...statements(by, readers), paragraph(by.say('papers.digest_means'), 'start', true)],
    parties: [
      { title: by.say('papers.sign_listed'), hint, name: null },
      { title: by.say('papers.sign_checked'), hint, name: null },
    ],
  }
}
