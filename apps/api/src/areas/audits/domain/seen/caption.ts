import { sql } from 'kysely'
import { translate, type Language } from '@apron/messages'
import { branchOf } from '#capabilities/tree.ts'
import type { Database } from '#db/client.ts'
import { notFound } from '#kernel/refusals.ts'
import { holds, type Caller } from '#kernel/caller.ts'

/** An organisation and those below it, 0 for all, of which somebody reads what they may see. */
export type Branch = { caller: Caller; organizationId: number }

/** What is counted, in words, and whether the caller's rights reach all of it; 404 for an organisation that there is not. */
export async function captionOf(
  db: Database,
  { caller, organizationId }: Branch,
  language: Language,
): Promise<{ organization: string; is_whole: boolean }> {
  const seesAll = holds(caller, 'VIEW_ALL_CHECKLIST')
  if (organizationId === 0) return { organization: translate(language, 'reports.all_organizations'), is_whole: seesAll }
  const own = holds(caller, 'VIEW_ORG_CHECKLIST') ? caller.organizationId : null
  const { rows } = await sql<{ name: string; is_below: boolean }>`
    select name, coalesce(id in ${branchOf('organizations', own ?? 0)}, false) as is_below
    from organizations where id = ${organizationId}`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  return { organization: row.name, is_whole: seesAll || row.is_below }
}
