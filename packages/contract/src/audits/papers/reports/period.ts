import type { PaperHead } from '../paper-head.ts'
import type { PeriodReport } from '../../reports/reports.ts'
import { plainWords, row, type Paper } from '../model/blocks.ts'
import { scribe, type ScribeOptions } from '../model/scribe.ts'
import { footOf, letterhead, titled } from '../parts/head.ts'
import { about, counted, head, named, numbers, sayHead, sum } from './parts.ts'

/** How many questions were answered with what, by years or by quarters, as it stands on a day. */
export function periodPaper(
  { report, paper, date }: { report: PeriodReport; paper: PaperHead; date: string },
  making: ScribeOptions,
): Paper {
  const by = scribe(making)
  const { labels, datasets, audits, caption } = report
  const title = by.say('papers.report')
  const { from_year: from, to_year: to } = caption
  const words = `${caption.organization}, ${from === to ? from : `${from}–${to}`}`
  const bars = {
    kind: 'bars' as const,
    title: plainWords(title),
    labels,
    series: datasets.map(({ code, color, data }) => ({ name: code, color, data })),
  }
  const heads = [
    sayHead(by, 'papers.report_period'),
    ...datasets.map(({ code }) => head(by.quote(code), true)),
    sayHead(by, 'papers.total', true),
    sayHead(by, 'papers.report_audits', true),
  ]
  const lines = labels.map((label, at) => {
    const own = datasets.map(({ data }) => data[at]!)
    return row([named(by.quote(label)), ...own.map((one) => counted(by, one)), counted(by, sum(own)), counted(by, audits[at]!)]) // prettier-ignore
  })
  const all = datasets.map(({ data }) => sum(data))
  const total = row([
    named(by.say('papers.total')),
    ...[...all, sum(all), sum(audits)].map((one) => counted(by, one, true)),
  ])
  return {
    lang: by.lang,
    title: plainWords(title),
    isWide: datasets.length > 5,
    foot: footOf(title, { number: null, paper }, words),
    blocks: [
      letterhead(by, { paper, number: null, date }),
      ...titled(title),
      ...about(by, words, caption.is_whole),
      bars,
      numbers({ title, heads, rows: [...lines, total] }),
    ],
  }
}
