import { sql } from 'kysely'
import { auditStatus } from '@apron/contract'
import { shorten } from '@apron/contract/text'
import { findingsToCorrect } from '#capabilities/visible/findings-to-correct.ts'
import { visibleTo } from '#capabilities/visible/visible-audits.ts'
import { daysOf, whenOf, type Days } from './period.ts'
import { andMore, dayMonthYear, mostNamed, type Answer, type AssistantContext, type Say } from './saying.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Question } from './understand.ts'

type Item = { id: number; audit_id: number; audit: string; group_id: number; header: string; day: string; all: number }
type Audit = { id: number; name: string; all: number }

/** What has to be corrected in some days, what is late, and which audits end then. */
export async function due(asking: AssistantContext, say: Say, question: Question & { about: 'due' }): Promise<Answer> {
  const days = daysOf(question.period, asking.today)
  const [items, late, audits] = await Promise.all([
    itemsDue(asking, days),
    countLate(asking),
    auditsEnding(asking, days),
  ])
  const when = question.period === 'today' ? null : whenOf(days, say)
  const { lines, links } = told({ say, when, caller: asking.caller }, items, audits)
  if (late > 0) lines.push(say('assistant.overdue', { count: late }))
  if (!question.isSure) lines.push(say('assistant.periods'))
  return { lines, links }
}

type DueOptions = { say: Say; when: string | null; caller: Caller }

function told({ say, when, caller }: DueOptions, items: readonly Item[], audits: readonly Audit[]) {
  const lines: string[] = []
  if (items.length > 0) {
    const all = items[0]!.all
    const named = items.map(({ header, audit, day }) =>
      when
        ? say('assistant.due_item_on', { item: shortened(header), audit, day: dayMonthYear(day) })
        : say('assistant.due_item', { item: shortened(header), audit }),
    )
    const heading = when
      ? say('assistant.due_items_when', { when, count: all })
      : say('assistant.due_items', { count: all })
    lines.push(heading, ...named, ...andMore(say, all))
  }
  if (audits.length > 0) {
    const all = audits[0]!.all
    const named = audits.map(({ name }) => say('assistant.due_audit', { audit: name }))
    const heading = when
      ? say('assistant.due_audits_when', { when, count: all })
      : say('assistant.due_audits', { count: all })
    lines.push(heading, ...named, ...andMore(say, all))
  }
  if (lines.length === 0) lines.push(when ? say('assistant.nothing_due_when', { when }) : say('assistant.nothing_due'))
  return {
    lines,
    links: [
      ...items.map((item) => ({
        text: shortened(item.header),
        link: caller.isExternal
          ? `/finding/${item.id}`
          : `/checklist/${item.audit_id}/view?grp=${item.group_id}&item=${item.id}`,
      })),
      ...audits.map(({ id, name }) => ({ text: name, link: `/checklist/${id}/view` })),
    ],
  }
}

function itemsDue({ db, caller }: AssistantContext, { from, to }: Days): Promise<Item[]> {
  return findingsToCorrect(db, caller)
    .where('audit_items.corrective_date', '>=', from)
    .where('audit_items.corrective_date', '<=', to)
    .select(['audit_items.id', 'audit_items.audit_id', 'audits.name as audit', 'audit_items.group_id'])
    .select(['audit_items.header', sql<number>`count(*) over ()`.as('all')])
    .select(sql<string>`audit_items.corrective_date`.as('day'))
    .orderBy('audit_items.corrective_date')
    .orderBy('audit_items.id')
    .limit(mostNamed)
    .execute()
}

async function countLate({ db, caller, today }: AssistantContext): Promise<number> {
  const { late } = await findingsToCorrect(db, caller)
    .where('audit_items.corrective_date', '<', today)
    .select((all) => all.fn.countAll<number>().as('late'))
    .executeTakeFirstOrThrow()
  return late
}

/** Audits whose period, or whose period of correction, ends in some days. */
function auditsEnding({ db, caller }: AssistantContext, { from, to }: Days): Promise<Audit[]> {
  return db
    .selectFrom('audits')
    .where(visibleTo(caller))
    .where((audit) =>
      audit.or([
        audit.and([
          audit('status', 'in', [auditStatus.SUBMITTING, auditStatus.APPROVAL, auditStatus.IN_PROGRESS]),
          audit('ending_date', '>=', from),
          audit('ending_date', '<=', to),
        ]),
        audit.and([
          audit('status', '=', auditStatus.CORRECTIVE),
          audit('corrective_ending_date', '>=', from),
          audit('corrective_ending_date', '<=', to),
        ]),
      ]),
    )
    .select(['id', 'name', sql<number>`count(*) over ()`.as('all')])
    .orderBy('id')
    .limit(mostNamed)
    .execute()
}

const longest = 100
const shortened = (header: string) => shorten(header, longest)
