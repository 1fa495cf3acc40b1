import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { startWorld } from '#testing/world.ts'

it('what waits is counted by one plan for everybody, as making one takes longer than to count', async () => {
  const world = await startWorld()
  onTestFinished(() => world.stop())
  const who = await world.as('VIEW_ALL_CHECKLIST')
  expect((await who.get('/waiting/count')).status).toBe(200)
  // Each connection knows what was prepared on it: as many are asked as there are, each held until all are.
  const prepared = sql<{ statements: string[] }>`select array(select statement from pg_prepared_statements
    where statement like 'select array[(select count(*) from "audits"%') as statements from pg_sleep(0.3)`
  const asked = await Promise.all(Array.from({ length: 40 }, () => prepared.execute(world.db)))
  const statement = asked.flatMap(({ rows }) => rows[0]!.statements)[0]!
  expect(statement).toContain('user_id = (select $')
  expect(statement).not.toMatch(/(?:user|maker|author|responsible)_id (?:=|<>) \$|from users where id = \$|<= \$/)
})
