import { sql } from 'kysely'
import { auditStatus, percent, type AuditStatus } from '@apron/contract'
import { plain, shorten } from '@apron/contract/text'
import type { MessageKey } from '@apron/messages'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import { auditStatusText } from '#http/answering/status-text.ts'
import { andMore, mostNamed, type Answer, type AssistantContext, type Say } from './saying.ts'
import type { Question } from './understand.ts'

/** Letters of a name that are repeated in an answer. */
const longest = 80

type Row = { id: number; name: string; status: number; checked: number; total: number; matched: number; all: number }

type ProgressQuestion = Pick<Question & { about: 'progress' }, 'words' | 'isMine'>

/** How far audits are: those whose names hold most of the words, or those under way when there are none. Says what was looked at when that is not what was asked for. */
export async function progress(
  asking: AssistantContext,
  say: Say,
  { words, isMine }: ProgressQuestion,
): Promise<Answer> {
  if (words.length === 0) return underWayOf(asking, say, isMine)
  const rows = await named(asking, words.map(plain))
  const best = rows.filter((row) => row.matched === rows[0]?.matched)
  if (best.length > 0) return told(say, best)
  const others = await underWayOf(asking, say, isMine)
  const looked = say('assistant.audit_not_found', { words: shorten(words.join(' '), longest) })
  return { ...others, lines: [looked, ...others.lines] }
}

async function underWayOf(asking: AssistantContext, say: Say, isMine: boolean): Promise<Answer> {
  const own = isMine ? await underWay(asking, true) : []
  if (own.length > 0) return told(say, own, 'assistant.own_audits')
  const all = await underWay(asking, false)
  const lead = isMine ? [say('assistant.no_own_audits')] : []
  if (all.length === 0) return { lines: [...lead, say('assistant.no_audits')] }
  const { lines, links } = told(say, all, 'assistant.audits_under_way')
  return { lines: [...lead, ...lines], links }
}

function told(say: Say, rows: readonly Row[], heading?: MessageKey) {
  const lines = rows.map((row) =>
    say('assistant.progress', {
      audit: row.name,
      percent: percent(row.checked, row.total),
      checked: row.checked,
      total: row.total,
      status: say(auditStatusText(row.status as AuditStatus)),
    }),
  )
  const all = rows[0]?.all ?? 0
  return {
    lines: heading ? [say(heading, { count: all }), ...lines, ...andMore(say, all)] : lines,
    links: rows.map(({ id, name }) => ({ text: name, link: `/checklist/${id}/view` })),
  }
}

const visible = ({ db, caller }: AssistantContext) => db.selectFrom('audits').where(visibleTo(caller))

function counted(rows: ReturnType<typeof visible>) {
  const items = sql`audit_status_counts c ${joinStatus('c')} where c.audit_id = audits.id`
  return rows
    .select(['id', 'name', 'status'])
    .select([
      sql<number>`(select coalesce(sum(c.items), 0) from ${items})`.as('total'),
      sql<number>`(select coalesce(sum(c.items), 0) from ${items} and not s.is_default)`.as('checked'),
      sql<number>`count(*) over ()`.as('all'),
    ])
    .limit(mostNamed)
}

function underWay(asking: AssistantContext, isMine: boolean): Promise<Row[]> {
  const rows = visible(asking).where('status', 'in', [auditStatus.IN_PROGRESS, auditStatus.CORRECTIVE])
  const { db, caller } = asking
  const own = db.selectFrom('audit_members').select('audit_id').where('user_id', '=', caller.id)
  return counted(isMine ? rows.where((audit) => audit('id', 'in', own)) : rows)
    .select(sql<number>`0`.as('matched'))
    .orderBy('id', 'desc')
    .execute()
}

function named(asking: AssistantContext, words: string[]): Promise<Row[]> {
  // Words are letters and digits only, so that they mean themselves in the expression.
  const matched = sql<number>`(select count(*) from unnest(${words}::text[]) word
    where audits.search ~ ('\\m' || word || '\\M'))`
  return counted(visible(asking).where(matched, '>', 0))
    .select(matched.as('matched'))
    .orderBy('matched', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
