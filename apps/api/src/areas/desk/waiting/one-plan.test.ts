import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { startWorld } from '../../../testing/world.ts'

it('what waits is counted by one plan for everybody, as making one takes longer than to count', async () => {
  const world = await startWorld()
  onTestFinished(() => world.stop())
  const who = await world.as('VIEW_ALL_CHECKLIST')
  // On every connection of the process, so that each has it prepared.
  const counts = await Promise.all(Array.from({ length: 30 }, () => who.get('/waiting/count')))
  expect(counts.map(({ status }) => status)).toEqual(counts.map(() => 200))
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements
    where statement like 'select array[(select count(*) from "audits"%'`.execute(world.db)
  const { statement } = rows[0]!
  expect(statement).toContain('user_id = (select $')
  expect(statement).not.toMatch(/(?:user|maker|author|responsible)_id (?:=|<>) \$|from users where id = \$|<= \$/)
})
