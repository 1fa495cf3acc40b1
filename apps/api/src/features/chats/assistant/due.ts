import { sql } from 'kysely'
import { auditStatus, shorten } from '@apron/contract'
import { findingsToCorrect } from '../../../capabilities/findings-to-correct.ts'
import { visibleTo } from '../../../capabilities/visible-audits.ts'
import { andMore, mostNamed, type Answer, type Asking, type Say } from './saying.ts'

type Item = { id: number; audit_id: number; audit: string; group_id: number; header: string; all: number }
type Audit = { id: number; name: string; all: number }

/** What has to be corrected by today, what is late, and which audits end today. */
export async function due(asking: Asking, say: Say): Promise<Answer> {
  const [items, late, audits] = await Promise.all([itemsDue(asking), countLate(asking), auditsEnding(asking)])
  const lines: string[] = []
  if (items.length > 0) {
    const all = items[0]!.all
    const named = items.map(({ header, audit }) => say('assistant.due_item', { item: shortened(header), audit }))
    lines.push(say('assistant.due_items', { count: all }), ...named, ...andMore(say, all))
  }
  if (audits.length > 0) {
    const all = audits[0]!.all
    const named = audits.map(({ name }) => say('assistant.due_audit', { audit: name }))
    lines.push(say('assistant.due_audits', { count: all }), ...named, ...andMore(say, all))
  }
  if (lines.length === 0) lines.push(say('assistant.nothing_due'))
  if (late > 0) lines.push(say('assistant.overdue', { count: late }))
  return {
    lines,
    links: [
      ...items.map((item) => ({
        text: shortened(item.header),
        link: `/checklist/${item.audit_id}/view?grp=${item.group_id}&item=${item.id}`,
      })),
      ...audits.map(({ id, name }) => ({ text: name, link: `/checklist/${id}/view` })),
    ],
  }
}

function itemsDue({ db, caller, today }: Asking): Promise<Item[]> {
  return findingsToCorrect(db, caller)
    .where('audit_items.corrective_date', '=', today)
    .select(['audit_items.id', 'audit_items.audit_id', 'audits.name as audit', 'audit_items.group_id'])
    .select(['audit_items.header', sql<number>`count(*) over ()`.as('all')])
    .orderBy('audit_items.id')
    .limit(mostNamed)
    .execute()
}

async function countLate({ db, caller, today }: Asking): Promise<number> {
  const { late } = await findingsToCorrect(db, caller)
    .where('audit_items.corrective_date', '<', today)
    .select((all) => all.fn.countAll<number>().as('late'))
    .executeTakeFirstOrThrow()
  return late
}

/** Audits whose period, or whose period of correction, ends today. */
function auditsEnding({ db, caller, today }: Asking): Promise<Audit[]> {
  return db
    .selectFrom('audits')
    .where(visibleTo(caller))
    .where((audit) =>
      audit.or([
        audit.and([
          audit('status', 'in', [auditStatus.SUBMITTING, auditStatus.APPROVAL, auditStatus.IN_PROGRESS]),
          audit('ending_date', '=', today),
        ]),
        audit.and([audit('status', '=', auditStatus.CORRECTIVE), audit('corrective_ending_date', '=', today)]),
      ]),
    )
    .select(['id', 'name', sql<number>`count(*) over ()`.as('all')])
    .orderBy('id')
    .limit(mostNamed)
    .execute()
}

const longest = 100
const shortened = (header: string) => shorten(header, longest)
