import type { CorrectiveActions, FindingActions } from '../../findings/corrective-actions.ts'
import {
  cell,
  heading,
  marked,
  paragraph,
  plainWords,
  row,
  type Block,
  type Paper,
  type Words,
} from '../model/blocks.ts'
import { scribe, type ScribeOptions, type Scribe } from '../model/scribe.ts'
import { paperDate } from '../model/words.ts'
import { auditFacts, footOf, letterhead, titled } from '../parts/head.ts'
import { called } from '../parts/items.ts'
import { referredDocuments } from '../parts/references.ts'
import { recordOf, recordTerms } from './action-record.ts'

/** Of which addendum the reports are, where they were frozen. */
export type OfAddendum = { number: number; minutes_number: string | null }

/** What was done about findings, as they stand on the day or stood when they were frozen: with lines to write on only where nothing is recorded. */
export function actionsPaper(told: CorrectiveActions, making: ScribeOptions, addendum?: OfAddendum): Paper {
  const by = scribe(making)
  const { paper, date, audit, findings } = told
  const title = by.say('papers.actions')
  const about = aboutOf(by, told)
  const isOne = findings.length === 1 && audit === null
  const number = addendum ? plainWords(by.say('papers.addendum_number', { number: String(addendum.number) })) : null
  return {
    lang: by.lang,
    title: [plainWords(title), number ?? (isOne ? findings[0]!.finding_number : null)].filter(Boolean).join(' '),
    isWide: false,
    foot: footOf(title, { number, paper }, plainWords(about)),
    blocks: [
      letterhead(by, { paper, number, date }),
      ...titled(title, marked(about, 'bold'), upTo(by, told, addendum)),
      ...(audit ? auditFacts(by, { ...audit, period: { from: audit.starting_date, to: audit.ending_date } }) : []),
      ...(findings.length > 1 ? overview(by, findings) : []),
      ...(findings.length === 0 ? [paragraph(by.say('papers.no_findings'))] : [recorded(by, findings, isOne)]),
      ...referredDocuments(by, findings),
    ],
  }
}

/** The day up to which it reports, and the minutes that it belongs to. */
export const upTo = (by: Scribe, { date: day }: CorrectiveActions, addendum: OfAddendum | undefined): Words => {
  const date = paperDate(day)
  if (!addendum) return by.say('papers.as_of', { date })
  return by.say('papers.addendum_to', { minutes: addendum.minutes_number ?? '', date })
}

/** Which findings it is about: those of an audit, one, or so many. */
function aboutOf(by: Scribe, { audit, findings }: CorrectiveActions): Words {
  if (audit) return by.quote(audit.name)
  const [only] = findings
  return findings.length === 1 ? by.quote(called(only!)) : by.say('papers.actions_count', { count: findings.length })
}

const recorded = (by: Scribe, findings: readonly FindingActions[], isOne: boolean): Block => ({
  kind: 'records',
  label: plainWords(by.say('papers.actions')),
  terms: recordTerms.map((term) => by.say(term)),
  records: findings.map((finding) => recordOf(by, finding, isOne)),
})

const heads = ['papers.finding_number', 'papers.found', 'papers.due', 'papers.state'] as const

/** All of them in a list, before the details of each. */
function overview(by: Scribe, findings: readonly FindingActions[]): Block[] {
  const title = by.say('papers.actions_overview')
  const rows = findings.map((finding) =>
    row([
      cell(by.lines(finding.finding_number ?? finding.header)),
      cell([
        paragraph(marked(by.quote(finding.status.code), 'bold')),
        ...(finding.conclusion ? by.rich(finding.conclusion.content) : by.lines(finding.header)),
      ]),
      cell(
        finding.corrective_date
          ? [
              paragraph(by.day(finding.corrective_date)),
              ...(finding.is_overdue ? [paragraph(marked(by.say('papers.overdue'), 'bold'))] : []),
            ]
          : [paragraph(by.say('papers.none'))],
        { isWhole: true },
      ),
      cell([paragraph(by.say(`papers.state_${finding.state}`))]),
    ]),
  )
  const head = heads.map((text) => cell([paragraph(by.say(text))], { heads: 'column' }))
  return [
    heading(2, title),
    { kind: 'table', label: plainWords(title), columns: [21, 42, 17, 20], head: [row(head)], parts: [rows] },
    heading(2, by.say('papers.corrective_items')),
  ]
}
