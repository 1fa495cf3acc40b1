import { sql } from 'kysely'
import { asBytes, openConnection } from '../connection.ts'
import { token, type FilledDatabase } from '../database/open.ts'
import { options } from '../options.ts'
import { quantile } from '../rounds.ts'
import { sayHead, sayRow } from '../say.ts'
import { serve } from '../serve.ts'

/** Milliseconds in which a report over all answers is there. */
const mayTake = 300
const thisYear = new Date().getUTCFullYear()
const years = { from_year: thisYear - 4, to_year: thisYear }
const inYears = `from_year=${years.from_year}&to_year=${years.to_year}`

const asked = [
  { name: 'report, by years', method: 'POST', path: '/checklists/0/reports', body: JSON.stringify(years) },
  {
    name: 'report, by quarters',
    method: 'POST',
    path: '/checklists/0/reports',
    body: JSON.stringify({ ...years, quarter: 1 }),
  },
  {
    name: 'report, the items of a year',
    method: 'POST',
    path: '/checklists/hashtag/reports?per_page=20',
    body: JSON.stringify({ org_id: 0, from_date: `${thisYear}-01-01`, to_date: `${thisYear}-12-31` }),
  },
  {
    name: 'report, the items with a tag',
    method: 'POST',
    path: '/checklists/hashtag/reports?per_page=20',
    body: JSON.stringify({ org_id: 0, from_date: `${thisYear}-01-01`, to_date: `${thisYear}-12-31`, hashtag: [1, 2] }),
  },
  { name: 'report, corrections', method: 'GET', path: '/reports/correctives' },
  { name: 'report, overdue corrections', method: 'GET', path: '/reports/correctives/items?state=overdue&per_page=20' },
  { name: 'report, findings over time', method: 'GET', path: `/reports/findings?${inYears}` },
  { name: 'report, days and repeats', method: 'GET', path: `/reports/findings/figures?${inYears}` },
  { name: 'report, failed questions', method: 'GET', path: `/reports/questions?${inYears}` },
  { name: 'report, coverage', method: 'GET', path: '/reports/coverage?months=12' },
]

/** Measures each report over all answers, one call at a time. */
export async function measureReports(open: () => Promise<FilledDatabase>): Promise<number> {
  const chosen = asked.filter(({ name }) => options.takes(name))
  if (chosen.length === 0) return 0
  const { db, connection, directory } = await open()
  await corrected(db)
  const app = await serve('app-server.ts', directory, { connection, directory })
  const line = await openConnection(app.port)
  sayHead(['what', 'ms', 'p95 ms', 'may be', 'verdict'])
  let missed = 0
  for (const { name, ...request } of chosen) {
    const bytes = asBytes(request, token)
    const times: number[] = []
    // Once before, so that what is called often has been compiled and the pages are in memory.
    for (let round = -1; round < options.rounds; round += 1) {
      const began = performance.now()
      const status = await line.ask(bytes)
      if (status !== 200) throw new Error(`${request.path}: ${status}`)
      if (round >= 0) times.push(performance.now() - began)
    }
    const middle = quantile(times, 0.5)
    const isMissed = middle > mayTake
    if (isMissed) missed += 1
    const cells = [middle, quantile(times, 0.95)].map((time) => time.toFixed(1))
    sayRow([name, ...cells, String(mayTake), isMissed ? 'missed' : 'held'])
  }
  line.close()
  app.process.kill()
  // A report over everything reads everything: that is not what the lines about scans are for.
  await sql`select pg_stat_reset_single_table_counters('audit_items'::regclass),
    pg_stat_reset_single_table_counters('audit_groups'::regclass)`.execute(db)
  return missed
}

/** Lets a third of the findings be complete, each some days after it was found. */
async function corrected(db: FilledDatabase['db']): Promise<void> {
  await sql`
    with done as (
      update audit_items i set finding_state = 'verified', corrective_date = current_date + i.id % 60 - 30
      from item_statuses s where s.id = i.status_id and s.is_finding and i.id % 3 = 0 returning i.id
    )
    insert into audit_item_history (audit_item_id, user_id, action, status_code, completed, created_at)
    select id, 1, action, 'C', case when action = 'answered' then null else true end,
      now() - make_interval(days => case when action = 'answered' then 60 else (id % 50)::integer end)
    from done, unnest(array['answered', 'corrective_status_set']) with ordinality as step (action, at)
    order by id, at`.execute(db)
  await sql`analyze audit_items, audit_item_history`.execute(db)
}
