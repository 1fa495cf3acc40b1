import { shares } from '../../../capabilities/percent.ts'
import type { StatusCount } from '../../minutes.ts'
import { severestFirst } from '../../answer-status.ts'
import { cell, heading, marked, paragraph, row, type Block, type Cell, type Words } from '../model/blocks.ts'
import type { Scribe } from '../model/scribe.ts'
import { share } from '../model/words.ts'

type AnsweredItem = { status: Omit<StatusCount, 'total'> & { id?: number | undefined } }

/** How often each answer was given, the severest first; where that was not kept, findings first, then in the order of the statuses as far as it is known. */
export function countsOf(items: readonly AnsweredItem[]): StatusCount[] {
  const totals = new Map<string, number>()
  const statuses = new Map<string, AnsweredItem['status']>()
  for (const { status } of items) {
    totals.set(status.code, (totals.get(status.code) ?? 0) + 1)
    if (!statuses.has(status.code)) statuses.set(status.code, status)
  }
  return inOrder([...statuses.values()]).map((status) => ({ ...known(status), total: totals.get(status.code)! }))
}

const known = ({ code, name, is_finding, severity }: AnsweredItem['status']) => ({
  code,
  name,
  is_finding,
  ...(severity !== undefined && { severity }),
})

type Ranks = { severity?: number | undefined }
const areRanked = <Status extends Ranks>(all: readonly Status[]): all is readonly (Status & { severity: number })[] =>
  all.every(({ severity }) => severity !== undefined)

const inOrder = (statuses: readonly AnsweredItem['status'][]): AnsweredItem['status'][] =>
  areRanked(statuses)
    ? statuses.toSorted(severestFirst)
    : statuses.toSorted(
        (one, other) => Number(other.is_finding) - Number(one.is_finding) || (other.id ?? 0) - (one.id ?? 0),
      )

/** The shares as they are printed. They make 100; those of minutes that kept no severity are rounded each by itself, as they were signed. */
function sharesOf({ lang }: Scribe, counts: readonly StatusCount[], all: number): string[] {
  if (!areRanked(counts)) return counts.map(({ total }) => share(lang, total, all))
  return shares(counts.map(({ total }) => total)).map((percent) => share(lang, percent, 100))
}

/** How many questions have which answer, which also says what the codes mean. */
export function countsTable(scribe: Scribe, counts: readonly StatusCount[]): Block[] {
  if (counts.length === 0) return []
  const title = scribe.say('papers.counts')
  const all = counts.reduce((sum, { total }) => sum + total, 0)
  const findings = counts.filter(({ is_finding }) => is_finding).reduce((sum, { total }) => sum + total, 0)
  const printed = sharesOf(scribe, counts, all)
  const line = (words: Words, more: Partial<Cell> = {}) => cell([paragraph(words, more.align)], more)
  const end = { align: 'end', isWhole: true } as const
  const inAll = marked(scribe.say('papers.findings_in_all', { count: findings }), 'bold')
  return [
    heading(2, title),
    {
      kind: 'table',
      label: title.runs[0]!.text,
      columns: [16, 50, 18, 16],
      head: [
        row([
          line(scribe.say('papers.code'), { heads: 'column' }),
          line(scribe.say('papers.meaning'), { heads: 'column' }),
          line(scribe.say('papers.count'), { heads: 'column', ...end }),
          line(scribe.say('papers.share'), { heads: 'column', ...end }),
        ]),
      ],
      parts: [
        [
          ...counts.map(({ code, name, total }, at) =>
            row([
              line(marked(scribe.quote(code), 'bold'), { heads: 'row' }),
              line(scribe.quote(name)),
              line(scribe.number(total), end),
              line(scribe.quote(printed[at]!), end),
            ]),
          ),
          row([
            line(marked(scribe.say('papers.total'), 'bold'), { heads: 'row' }),
            line(inAll),
            line(marked(scribe.number(all), 'bold'), end),
            line(scribe.quote(share(scribe.lang, all, all)), end),
          ]),
        ],
      ],
    },
  ]
}
