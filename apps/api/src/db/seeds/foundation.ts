import { superGroup } from '@apron/contract'
import { translate, type Language } from '@apron/messages'
import type { PermissionRow } from '#capabilities/area.ts'
import { textOfPermission } from '#http/rights/permission-text.ts'
import type { Database } from '../client.ts'
import { sql } from 'kysely'
import { nameAdministrators } from './administrators.ts'
import { administratorsGroup } from './ready/groups.ts'

/** What every deployment has: the super group and the table of permissions, in step with the code at every start. */
export async function seedFoundation(db: Database, rows: readonly PermissionRow[], language: Language): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('apron.foundation'))`.execute(trx)
    await trx
      .insertInto('groups')
      .values({ id: superGroup, name: administratorsGroup.name[language], description: null, status: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await nameAdministrators(trx, language)
    await sql`select setval(pg_get_serial_sequence('groups', 'id'), greatest((select max(id) from groups), 1))`.execute(
      trx,
    )
    for (const { row, permissions } of rows) {
      const parent = await trx
        .insertInto('permissions')
        .values({
          code: `AREA_${row.toUpperCase()}`,
          description: translate('en', `permissionAreas.${row}`),
        })
        .onConflict((conflict) => conflict.column('code').doUpdateSet((set) => ({ code: set.ref('excluded.code') })))
        .returning('id')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('permissions')
        .values(
          permissions.map((code) => ({
            code,
            parent_id: parent.id,
            description: translate('en', textOfPermission(code)),
          })),
        )
        .onConflict((conflict) => conflict.column('code').doNothing())
        .execute()
    }
  })
}
