import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { permissionRows } from '../apps/api/src/areas.ts'
import { startEmbedded } from '../apps/api/src/db/embedded/start.ts'
import { openDatabase, openPool } from '../apps/api/src/db/client.ts'
import { migrate } from '../apps/api/src/db/migrate.ts'
import { seedFoundation } from '../apps/api/src/db/seeds/foundation.ts'
import { hashToken } from '../apps/api/src/http/rights/authenticate.ts'
import { buildDataSet } from './data-set.ts'
import { load, type Load } from './load.ts'
import { options } from './options.ts'
import { measurePushes } from './push/push.ts'
import { recordScenario } from './record.ts'
import { answers, scenarios, signingIn, type Scenario } from './scenarios.ts'
import { sequentialScans } from './scans.ts'
import { serve } from './serve.ts'
import { tryPatterns } from './patterns/try-patterns.ts'
import { measureUploads } from './uploads.ts'

const { rounds, seconds } = options
const say = (line: string) => process.stdout.write(`${line}\n`)

const directory = await mkdtemp(join(tmpdir(), 'apron-bench-'))
const embedded = await startEmbedded({ directory: join(directory, 'postgres'), log: () => undefined })
const pool = openPool(embedded.connection, () => undefined)
const db = openDatabase(pool)
let slow = 0
try {
  await migrate(db)
  await seedFoundation(db, permissionRows)
  const began = performance.now()
  await buildDataSet(db)
  say(`data set built in ${Math.round((performance.now() - began) / 1000)} s`)
  const token = 'bench'
  const expires = new Date(Date.now() + 24 * 3_600_000)
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: 1, address: '-', agent: '-', expires_at: expires })
    .execute()
  const items = await db
    .selectFrom('audit_items')
    .innerJoin('audits', 'audits.id', 'audit_items.audit_id')
    .where('audits.status', '=', 3)
    .select(['audit_items.id', 'audits.id as auditId'])
    .where((row) => row(row.fn<number>('mod', ['audit_items.id', row.val(211)]), '=', 0))
    .orderBy('audit_items.id')
    .limit(400)
    .execute()
  say('')
  say('| what | ours /s | floor /s | ratio | to reach | ours median, p99 ms | floor median, p99 ms |')
  say('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
  for (const scenario of [...scenarios, answers(items), await signingIn(db)]) {
    if (options.takes(scenario.name) && !(await measure(scenario, token))) slow += 1
  }
  if (options.takes('push')) {
    say('')
    say('| what | ours median, p99 ms | bare Socket.IO median, p99 ms | ratio of both | may be |')
    say('| --- | ---: | ---: | ---: | ---: |')
    for (const { line, isFast } of await measurePushes({ db, connection: embedded.connection, directory })) {
      say(line)
      if (!isFast) slow += 1
    }
  }
  if (options.takes('patterns')) {
    const { passed, hung, worst } = await tryPatterns(400, 1_000)
    say('')
    say(`${passed} patterns, each with many hostile texts of 400 signs: the slowest ${worst.toFixed(2)} ms (may be 50)`)
    if (hung.length > 0 || worst > 50) slow += 1
  }
  if (options.takes('uploads')) {
    say('')
    say('| longest wait in ms | idle | meanwhile | may be |')
    say('| --- | ---: | ---: | ---: |')
    for (const { line, isFast } of await measureUploads({ db, connection: embedded.connection, directory })) {
      say(line)
      if (!isFast) slow += 1
    }
  }
  for (const line of await sequentialScans(db)) {
    say(`reads a large table without an index: ${line}`)
    slow += 1
  }
} finally {
  await pool.end()
  await embedded.stop()
  await rm(directory, { recursive: true, force: true })
}
process.exit(slow > 0 ? 1 : 0)

async function measure(scenario: Scenario, token: string): Promise<boolean> {
  const recorded = await recordScenario(embedded.connection, directory, token, scenario.asked)
  const app = await serve('app-server.ts', directory, { connection: embedded.connection, directory })
  const floor = await serve('floor-server.ts', directory, { connection: embedded.connection, recorded })
  const pairs: { ours: Load; least: Load }[] = []
  await load(app.port, token, recorded, 1)
  await load(floor.port, token, recorded, 1)
  for (let round = 0; round < rounds; round += 1) {
    // The floor repeats what was recorded, failed sign-ins that are taken back included, and those pile up.
    await db.deleteFrom('login_attempts').execute()
    const ours = await load(app.port, token, recorded, seconds)
    pairs.push({ ours, least: await load(floor.port, token, recorded, seconds) })
  }
  app.process.kill()
  floor.process.kill()
  pairs.sort((a, b) => a.ours.perSecond / a.least.perSecond - b.ours.perSecond / b.least.perSecond)
  const { ours, least } = pairs[Math.floor(rounds / 2)]!
  const ratio = ours.perSecond / least.perSecond
  const times = (of: Load) => `${of.median.toFixed(1)}, ${of.p99.toFixed(1)}`
  const failed = ours.failures + least.failures > 0 ? ` (${ours.failures} and ${least.failures} failed)` : ''
  say(
    `| ${scenario.name}${failed} | ${Math.round(ours.perSecond)} | ${Math.round(least.perSecond)} | ${ratio.toFixed(2)} | ${scenario.target.toFixed(2)} | ${times(ours)} | ${times(least)} |`,
  )
  return ratio >= scenario.target && failed === ''
}
