import type { Database } from '../../apps/api/src/db/client.ts'
import { token, type FilledDatabase } from '../database/open.ts'
import { options } from '../options.ts'
import { inPairs, middle, ratioCells } from '../rounds.ts'
import { sayHead, sayRow } from '../say.ts'
import { serve } from '../serve.ts'
import { openLoading, type Load, type LoadGenerator } from './load.ts'
import { recordScenario } from './record.ts'
import { scenarios, type Scenario } from './scenarios.ts'

const columns = [
  'what',
  'ours /s',
  'floor /s',
  'ratio',
  '95 %',
  'to reach',
  'verdict',
  'p95 ms',
  'may be',
  'floor p95 ms',
]

/** Measures the product against the floor, which does no more than the database and the network need. */
export async function measureRatios(open: () => Promise<FilledDatabase>): Promise<number> {
  const chosen = scenarios.filter(({ name }) => options.takes(name))
  if (chosen.length === 0) return 0
  const filled = await open()
  sayHead(columns)
  let missed = 0
  for (const scenario of chosen) if (!(await measure(filled, scenario))) missed += 1
  return missed
}

async function measure({ db, connection, directory }: FilledDatabase, scenario: Scenario): Promise<boolean> {
  const recorded = await recordScenario(connection, directory, token, await scenario.asks(db))
  const app = await serve('app-server.ts', directory, { connection, directory })
  const floor = await serve('ratios/floor-server.ts', directory, { connection, recorded })
  const [ours, least] = [await openLoading(app.port, token, recorded), await openLoading(floor.port, token, recorded)]
  const round = async (loading: LoadGenerator) => {
    await forgetTries(db)
    return loading.load(options.seconds)
  }
  // Until what is called often has been compiled, which is more on one side than on the other.
  await ours.load(2)
  await least.load(2)
  const found = await inPairs<Load>(
    { ours: () => round(ours), floor: () => round(least) },
    ({ perSecond }) => perSecond,
    { atLeast: scenario.target },
  )
  for (const { process } of [app, floor]) process.kill()
  for (const loading of [ours, least]) loading.close()
  await forgetTries(db)
  const p95 = middle(found.ours, (load) => load.p95)
  const failures = [...found.ours, ...found.floor].reduce((sum, load) => sum + load.failures, 0)
  const isSlow = p95 > scenario.mayTake
  const perSecond = (loads: Load[]) => String(Math.round(middle(loads, (load) => load.perSecond)))
  sayRow([
    scenario.name,
    perSecond(found.ours),
    perSecond(found.floor),
    ...ratioCells(found.ratio, { atLeast: scenario.target }),
    [found.verdict, ...(isSlow ? ['p95 missed'] : []), ...(failures > 0 ? [`${failures} failed`] : [])].join(', '),
    p95.toFixed(1),
    String(scenario.mayTake),
    middle(found.floor, (load) => load.p95).toFixed(1),
  ])
  return found.verdict !== 'missed' && !isSlow && failures === 0
}

/** The floor repeats what was recorded, failed sign-ins that are taken back included, and those pile up. */
async function forgetTries(db: Database): Promise<void> {
  await db.deleteFrom('login_attempts').execute()
}
