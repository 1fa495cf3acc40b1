import { availableParallelism, loadavg } from 'node:os'
import { openFilled, type FilledDatabase } from './database/open.ts'
import { sayScans } from './database/scans.ts'
import { measureGrowth } from './growth/growth.ts'
import { options } from './options.ts'
import { measureOutline } from './files/outline/outline.ts'
import { measurePages } from './pages/pages.ts'
import { measurePapers } from './files/papers/papers.ts'
import { measurePatterns } from './patterns/measure.ts'
import { measurePushes } from './push/push.ts'
import { measureRatios } from './ratios/ratios.ts'
import { measureRefused } from './ratios/refused.ts'
import { measureReports } from './ratios/reports.ts'
import { say } from './say.ts'
import { measureRanges } from './files/ranges.ts'
import { measureUploads } from './files/uploads.ts'

/** Prints the lines of a group and gives how many of them miss what they have to reach. The data set is built when the first group asks for it. */
type Group = (open: () => Promise<FilledDatabase>) => Promise<number>

/** What `npm run bench` measures when no group is named. */
const server: Record<string, Group> = {
  ratios: measureRatios,
  pushes: measurePushes,
  patterns: measurePatterns,
  uploads: measureUploads,
  ranges: measureRanges,
  outline: measureOutline,
  papers: measurePapers,
  growth: measureGrowth,
  refused: measureRefused,
  reports: measureReports,
}
/** Where a browser is installed, as for the tests. */
const groups: Record<string, Group> = { ...server, pages: measurePages }

const named = options.groups.length > 0 ? options.groups : Object.keys(server)
const unknown = named.filter((name) => !Object.hasOwn(groups, name))
if (unknown.length > 0) throw new Error(`no group ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}`)

const busy = loadavg()[0]!
if (busy > availableParallelism() / 2) say(`${busy.toFixed(1)} other processes want to run: ratios come out lower`)
let filled: ReturnType<typeof openFilled> | undefined
let missed = 0
try {
  for (const name of named) missed += await groups[name]!(() => (filled ??= openFilled()))
  if (filled) missed += await sayScans((await filled).db)
} finally {
  await (await filled)?.close()
}
process.exit(missed > 0 ? 1 : 0)
