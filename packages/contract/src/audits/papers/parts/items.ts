import type { ItemReport } from '../../minutes.ts'
import { heading, marked, paragraph, type Block } from '../model/blocks.ts'
import { definitions, type Fact } from './head.ts'
import type { PaperText } from '../model/words.ts'
import { photosOf } from './photos.ts'
import { references } from './references.ts'
import type { Scribe } from '../model/scribe.ts'

/** By what letters refer to it: the number of a finding and that of the question. */
export const called = ({ finding_number, header }: Pick<ItemReport, 'finding_number' | 'header'>): string =>
  [finding_number, header].filter(Boolean).join(' · ')

/** What a finding must say, also when nobody has said it. */
const said = (scribe: Scribe, { status }: ItemReport, blocks: Block[]): Block[] =>
  blocks.length > 0 || !status.is_finding ? blocks : [paragraph(scribe.say('papers.none'))]

/** What was found, what came of it, by when and by whom it is put right: each apart. */
function answered(scribe: Scribe, item: ItemReport): Fact[] {
  const { final_comment: comment, status, responsible } = item
  const date = status.is_finding && item.corrective_date
  const evidence = scribe.rich(comment?.content ?? null)
  const named = responsible ? scribe.lines(responsible.fullname) : [paragraph(scribe.say('papers.all_auditees'))]
  const files = comment?.files.map(({ name }) => name).join(', ') ?? ''
  return [
    ['papers.evidence', said(scribe, item, evidence)],
    ['papers.action', said(scribe, item, scribe.rich(comment?.result ?? null))],
    ['papers.due', said(scribe, item, date ? [paragraph(marked(scribe.day(date), 'bold'))] : [])],
    ['papers.responsible', status.is_finding ? named : []],
    ['papers.attachments', scribe.lines(files)],
  ]
}

/** The photos of a conclusion, each with its number. */
const photos = (scribe: Scribe, item: ItemReport): Block[] =>
  item.final_comment ? photosOf(scribe, item.final_comment, called(item)) : []

/** A question with its answer by itself, as minutes list it. */
export const itemCard = (scribe: Scribe, item: ItemReport): Block[] => [
  heading(3, scribe.quote(called(item))),
  ...itemFacts(scribe, item),
]

/** The same without its number; `where` it stands comes first. */
export function itemFacts(scribe: Scribe, item: ItemReport, where: readonly Fact[] = []): Block[] {
  const { code, name } = item.status
  const status = marked(scribe.quote(name === code ? code : `${code} – ${name}`), 'bold')
  const facts: Fact[] = [
    ...where,
    ['papers.requirement', scribe.rich(item.content)],
    ['papers.references', references(scribe, item)],
    ['papers.class', [paragraph(status)]],
    ...answered(scribe, item),
  ]
  return [...definitions(scribe, 'card', facts), ...photos(scribe, item)]
}

/** What stands below a question within its cell, by its names. */
export const termsOfItems = (scribe: Scribe) => terms.map((term) => scribe.say(term))

const terms = [
  'papers.references',
  'papers.finding_number',
  'papers.evidence',
  'papers.action',
  'papers.due',
  'papers.responsible',
  'papers.attachments',
] as const satisfies PaperText[]

/** The same within a cell, below what was asked. */
export function itemLines(scribe: Scribe, item: ItemReport): Block[] {
  const { status, finding_number: number } = item
  const facts: Fact[] = [
    ['papers.references', references(scribe, item)],
    ['papers.finding_number', status.is_finding && number ? [paragraph(marked(scribe.quote(number), 'bold'))] : []],
    ...answered(scribe, item),
  ]
  return [...scribe.rich(item.content), ...definitions(scribe, 'lines', facts), ...photos(scribe, item)]
}
