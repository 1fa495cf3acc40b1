import { sql } from 'kysely'
import type { Page, PageQuery } from '@apron/contract'
import { shorten } from '@apron/contract/text'
import type { Verdict, WaitingRecord } from '@apron/contract/desk'
import { waitingOrder } from '@apron/contract/entities'
import { translate, type Language } from '@apron/messages'
import { cutTo } from '#capabilities/paging/as-written.ts'
import type { AwaitedFindings } from '#capabilities/review/awaited.ts'
import { kindOf, mayMake, waitingFor, type ApprovalDefinition } from '#capabilities/review/deciding.ts'
import { calledIn, lookedAt } from '#capabilities/notifications/status-changed.ts'
import { stillToRead } from '#capabilities/visible/document-access.ts'
import { plainText } from '#capabilities/rich-text/rich-text.ts'
import type { Database } from '#db/client.ts'
import { queryTemplate } from '#db/query-templates/query-template.ts'
import { withGenericPlan } from '#db/query-templates/generic-plan.ts'
import type { Caller } from '#kernel/caller.ts'
import { howMany, wantMinutes } from './own-work.ts'

export type WorkQueueContext = { db: Database; caller: Caller; fourEyes: boolean; language: Language; today: string }

type Counts = { kinds: number[]; awaited: number[]; minutes: number; readings: number }

/** How much of these kinds waits for a caller, in one statement. */
export function counting(waiting: readonly ApprovalDefinition[], awaited: readonly AwaitedFindings[]) {
  const counted = queryTemplate((db, { fourEyes }: Pick<WorkQueueContext, 'fourEyes'>, asking: Caller, day: string) => {
    // Planning it takes seven times as long as all that it reads.
    const [caller, today] = [{ ...asking, id: withGenericPlan(asking.id, 'integer') }, withGenericPlan(day, 'date')]
    const kinds = waiting.map(
      (deciding) => sql`(select count(*) from ${waitingFor(deciding, caller, fourEyes)})::integer`,
    )
    const all = sql<number>`count(*)::integer`.as('count')
    const findings = awaited.map((kind) => howMany(db, caller, today, kind))
    return sql<Counts>`select array[${sql.join(kinds)}]::integer[] as kinds,
      array[${sql.join(findings)}]::integer[] as awaited, ${wantMinutes(db, caller).select(all)} as minutes,
      ${stillToRead(caller.id)} as readings`
  })
  return async ({ db, caller, fourEyes, language, today }: WorkQueueContext) => {
    const [counts] = await counted(db, { fourEyes }, caller, today)
    return summed(counts!, waiting, awaited, language)
  }
}

function summed(
  { kinds: counts, awaited: ofFindings, minutes, readings }: Counts,
  waiting: readonly ApprovalDefinition[],
  awaited: readonly AwaitedFindings[],
  language: Language,
) {
  const bySection = new Map<string, number>()
  for (const [place, deciding] of inPlace(waiting))
    bySection.set(deciding.section, (bySection.get(deciding.section) ?? 0) + counts[place]!)
  const sections = [...bySection]
    .filter(([, some]) => some > 0)
    .map(([section, some]) => ({ section: translate(language, section as ApprovalDefinition['section']), count: some }))
  const total = [...counts, ...ofFindings].reduce((sum, some) => sum + some, minutes + readings)
  const wanted = awaited.map(({ of }, place) => ({ of, count: ofFindings[place]! })).filter((kind) => kind.count > 0)
  return { total, sections, findings: wanted, minutes, readings }
}

const placeOf = ({ reviewed }: ApprovalDefinition) => waitingOrder.indexOf(reviewed.entity)
/** The kinds in the order in which people read them, each with its place in the order in which they are held. */
const inPlace = (waiting: readonly ApprovalDefinition[]) =>
  [...waiting.entries()].toSorted(([, one], [, other]) => placeOf(one) - placeOf(other))

type Row = {
  kind: string
  id: number
  name: string
  detail: string | null
  folder: number | null
  branch_id: number | null
  branch_name: string | null
  maker_id: number | null
  maker_name: string | null
  waits_since: string
  may_approve: boolean
  may_reject: boolean
  earlier: Verdict | null
}

const sumOf = (sections: readonly { count: number }[]) => sections.reduce((sum, section) => sum + section.count, 0)

/** One page of the records that wait until the caller decides about them, by section, branch and name. */
export async function list(
  asking: WorkQueueContext,
  waiting: readonly ApprovalDefinition[],
  query: PageQuery,
  count: ReturnType<typeof counting>,
): Promise<Page<WaitingRecord>> {
  const { db, caller, fourEyes, language } = asking
  const each = waiting.map((deciding) => {
    const { reviewed, branch, title, detail } = deciding
    const section = Math.min(...waiting.filter((one) => one.section === deciding.section).map(placeOf))
    return sql`select ${section}::integer as section, ${placeOf(deciding)}::integer as place, ${kindOf(deciding)}::text as kind,
        record.id, ${title ?? calledIn(reviewed)} as name, ${detail ?? sql`null::text`} as detail,
        ${reviewed.folder ? sql`record.${sql.ref(reviewed.folder)}` : sql`null::integer`} as folder,
        ${branch ? sql`branch.id` : sql`null::integer`} as branch_id, ${branch ? sql`branch.name` : sql`null::text`} as branch_name,
        record.maker_id, record.waits_since,
        ${mayMake(deciding, 'approval', caller)} as may_approve, ${mayMake(deciding, 'rejection', caller)} as may_reject
      from (select record.* from ${waitingFor(deciding, caller, fourEyes)}) record
      ${branch ? sql`left join lateral ${branch} branch on true` : sql``}`
  })
  const cut = cutTo(query)
  const { rows } = await sql<Row & { total: number }>`
    with every as (${sql.join(each, sql` union all `)}), page as (
      select *, row_number() over (order by section, branch_name collate natural_order nulls first, branch_id, place,
        name collate natural_order, id) as line from every order by line ${cut}
    )
    select page.*, maker.fullname as maker_name, earlier.verdict as earlier, (select count(*) from every)::integer as total
    from page left join users maker on maker.id = page.maker_id
    left join lateral (
      select jsonb_build_object('move', d.move, 'at', to_char(d.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'reason', d.reason, 'user', jsonb_build_object('id', u.id, 'fullname', u.fullname)) as verdict
      from decision_records r join decisions d on d.id = r.decision_id and d.undone_at is null join users u on u.id = d.user_id
      where r.kind = page.kind and r.record_id = page.id order by r.decision_id desc limit 1
    ) earlier on true order by line`.execute(db)
  const known = new Map(waiting.map((deciding) => [kindOf(deciding), deciding]))
  // A page behind the last says nothing of how many there are.
  const total = rows[0]?.total ?? (query.page === 1 ? 0 : sumOf((await count(asking)).sections))
  return { rows: rows.map((row) => present(row, known.get(row.kind)!, language)), total }
}

const longest = 200

function present(row: Row, { reviewed, section }: ApprovalDefinition, language: Language): WaitingRecord {
  const { branch_id, branch_name, maker_id, maker_name } = row
  return {
    kind: row.kind,
    id: row.id,
    name: row.name,
    detail: row.detail === null ? null : shorten(plainText(row.detail), longest),
    section: translate(language, section),
    branch: branch_id !== null && branch_name !== null ? { id: branch_id, name: branch_name } : null,
    maker: maker_id !== null && maker_name !== null ? { id: maker_id, fullname: maker_name } : null,
    since: row.waits_since,
    link: lookedAt(reviewed, { id: row.id, group_id: row.folder }),
    may_approve: row.may_approve,
    may_reject: row.may_reject,
    earlier: row.earlier,
  }
}
