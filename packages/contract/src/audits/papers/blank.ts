import type { AuditDetail } from '../audits.ts'
import type { PaperHead } from './paper-head.ts'
import type { AuditItem } from '../workspace.ts'
import {
  cell,
  heading,
  marked,
  paragraph,
  plainWords,
  row,
  type Block,
  type Paper,
  type PaperRow,
} from './model/blocks.ts'
import { groupRow, type GroupHeading } from './parts/groups.ts'
import { auditFacts, definitions, footOf, letterhead, titled } from './parts/head.ts'
import { references } from './parts/references.ts'
import { scribe, type ScribeOptions, type Scribe } from './model/scribe.ts'

type Question = Pick<AuditItem, 'header' | 'content' | 'document_items'>
/** What is asked in an audit: its groups in the order of the tree with their questions, and how they can be answered. */
export type Blank = {
  paper: PaperHead
  audit: Pick<AuditDetail, 'name' | 'organization' | 'scope' | 'criteria' | 'starting_date' | 'ending_date'> & {
    category: string | null
  }
  statuses: readonly { code: string; name: string }[]
  groups: readonly (GroupHeading & { items: readonly Question[] })[]
}

/** A checklist to be filled in by hand. */
export function blankPaper(blank: Blank, making: ScribeOptions): Paper {
  const by = scribe(making)
  const { audit, paper, groups, statuses } = blank
  const title = by.say('papers.blank')
  const codes = statuses.map(({ code, name }) => (code === name ? code : `${code} – ${name}`)).join('; ')
  const isAsking = groups.some(({ items }) => items.length > 0)
  return {
    lang: by.lang,
    title: plainWords(title),
    isWide: false,
    foot: footOf(title, { number: null, paper }, audit.name),
    blocks: [
      letterhead(by, { paper, number: null, date: null }),
      ...titled(title, marked(by.quote(audit.name), 'bold')),
      ...auditFacts(by, { ...audit, period: { from: audit.starting_date, to: audit.ending_date } }),
      ...definitions(by, 'facts', [
        ['papers.by_hand', [{ kind: 'space', lines: 1 }]],
        ['papers.audited_on', [{ kind: 'space', lines: 1 }]],
      ]),
      ...(codes === '' ? [] : [paragraph(by.say('papers.legend', { codes }))]),
      heading(2, by.say('papers.questions')),
      ...(isAsking ? [asked(by, blank, plainWords(title))] : [paragraph(by.say('papers.no_questions'))]),
      signed(by),
    ],
  }
}

const heads = ['papers.item', 'papers.requirement', 'papers.status', 'papers.notes'] as const

function asked(by: Scribe, { groups, statuses }: Blank, label: string): Block {
  const head = heads.map((text) => cell([paragraph(by.say(text))], { heads: 'column' }))
  const parts = groups.map((group): PaperRow[] => [
    groupRow(by, group, heads.length),
    ...group.items.map((question) =>
      row([
        cell([paragraph(by.quote(question.header))]),
        cell([...by.rich(question.content), ...references(by, question)]),
        cell([]),
        cell([{ kind: 'space', lines: 2 }]),
      ]),
    ),
  ])
  const list = { terms: [], choices: { column: 2, values: statuses.map(({ code }) => code) } }
  return { kind: 'table', label, columns: [11, 50, 10, 29], head: [row(head)], parts, list }
}

function signed(by: Scribe): Block {
  const hint = by.say('papers.sign_here')
  return {
    kind: 'signatures',
    before: [heading(2, by.say('papers.remarks')), { kind: 'space', lines: 4 }],
    parties: [
      { title: by.say('papers.sign_by_hand'), hint, name: null },
      { title: by.say('papers.sign_present'), hint, name: null },
    ],
  }
}
