import { sql, type RawBuilder } from 'kysely'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import type { LeaveContext } from '#capabilities/leaving.ts'
import { changeOf } from '../heads/heads.ts'
import { writeField } from '../heads/write-field.ts'
import type { Responsible } from '../responsible.ts'

/** Makes somebody answer for findings, which `which` selects by `id`, and takes it down in their history; gives their ids. */
export async function handOverFindings(
  leaving: LeaveContext,
  which: RawBuilder<unknown>,
  to: Responsible,
): Promise<number[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    select i.id, s.code from audit_items i ${joinStatus()}
    where i.id in (select id from (${which}) one) order by i.id for no key update of i`.execute(leaving.db)
  await writeField(
    leaving.db,
    'responsible',
    changeOf(leaving),
    rows.map(({ id, code }) => ({
      itemId: id,
      value: to.id,
      holds: to.id,
      steps: [{ action: 'responsible_set', code, detail: to.fullname }],
    })),
  )
  return rows.map(({ id }) => id)
}
