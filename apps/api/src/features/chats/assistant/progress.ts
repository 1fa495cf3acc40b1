import { sql } from 'kysely'
import { auditStatus, type AuditStatus } from '@apron/contract'
import { visibleTo } from '../../../capabilities/visible-audits.ts'
import { auditStatusText } from '../../../http/status-text.ts'
import { mostNamed, type Answer, type Asking, type Say } from './saying.ts'

type Row = { id: number; name: string; status: number; checked: number; total: number; matched: number }

/** How far audits are: those whose names hold most of the words, or those under way when there are none. */
export async function progress(asking: Asking, say: Say, words: string[]): Promise<Answer> {
  const rows = await (words.length > 0 ? named(asking, words) : underWay(asking))
  const best = rows.filter((row) => row.matched === rows[0]?.matched)
  if (best.length === 0) return { lines: [say(words.length > 0 ? 'assistant.audit_not_found' : 'assistant.no_audits')] }
  return {
    lines: best.map((row) =>
      say('assistant.progress', {
        audit: row.name,
        percent: share(row),
        checked: row.checked,
        total: row.total,
        status: say(auditStatusText(row.status as AuditStatus)),
      }),
    ),
    links: best.map(({ id, name }) => ({ text: name, link: `/checklist/${id}/view` })),
  }
}

const share = ({ checked, total }: Row) => (total === 0 ? 0 : (checked / total) * 100)

const visible = ({ db, caller }: Asking) => db.selectFrom('audits').where(visibleTo(caller))

function counted(rows: ReturnType<typeof visible>) {
  const items = sql`audit_items i join item_statuses s on s.id = i.status_id where i.audit_id = audits.id`
  return rows
    .select(['id', 'name', 'status'])
    .select([
      sql<number>`(select count(*) from ${items})`.as('total'),
      sql<number>`(select count(*) from ${items} and not s.is_default)`.as('checked'),
    ])
    .limit(mostNamed)
}

function underWay(asking: Asking): Promise<Row[]> {
  return counted(visible(asking).where('status', 'in', [auditStatus.IN_PROGRESS, auditStatus.CORRECTIVE]))
    .select(sql<number>`0`.as('matched'))
    .orderBy('id', 'desc')
    .execute()
}

function named(asking: Asking, words: string[]): Promise<Row[]> {
  // Words are letters and digits only, so that they mean themselves in the expression.
  const matched = sql<number>`(select count(*) from unnest(${words}::text[]) word
    where audits.search ~ ('\\m' || word || '\\M'))`
  return counted(visible(asking).where(matched, '>', 0))
    .select(matched.as('matched'))
    .orderBy('matched', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
