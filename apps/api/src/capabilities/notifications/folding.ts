import { sql, type RawBuilder } from 'kysely'
import { usualMail, type NotificationType } from '@apron/contract'
import { auditsOutside, isInternal } from '#kernel/named-in-audits.ts'
import { openOutside } from './outside.ts'

/** How a notification joins notification lines, each in SQL over the recipients `r`. */
export type NotificationGrouping = {
  /** The key of the line that it joins while that is unread. */
  line: RawBuilder<unknown>
  /** The key of another line that counts it as well; null: only its own line does. */
  countedIn?: RawBuilder<unknown>
  /** The id of what is counted, each once, and the code by which it is worth naming or null. */
  counts?: RawBuilder<unknown>
  mark?: RawBuilder<unknown>
  /** How many the line adds to a plain count: comments, records that wait. */
  said?: RawBuilder<unknown>
  /** Whether it pops up although its line grows; else only the one that begins a line does. */
  loud?: RawBuilder<unknown>
  /** The preference that decides, where it is not the type's own. */
  kind?: RawBuilder<unknown>
  /** What its line stores from then on, beside the notification. */
  adds?: Record<string, unknown>
  /** False where it grows a line without becoming its newest notification. */
  leads?: boolean
}

export type NotificationDraft = {
  type: NotificationType
  authorId: number | null
  recipients: RawBuilder<unknown>
  folding?: NotificationGrouping | undefined
}
/** A row written for one recipient. */
export type WrittenNotification = {
  id: number
  user_id: number
  data: Record<string, unknown>
  line_id: number
  is_new_line: boolean
  is_quiet: boolean
  /** Whether its reader is notified of it now. */
  is_told: boolean
  author: string | null
}

/** A line of its own for each. */
const own: NotificationGrouping = { line: sql`'own:' || nextval('notification_places')` }

/**
 * The statement that writes notifications and grows or begins their lines; a notification that stood in another line
 * leaves it. Lines are written in the order of person and key, so that two calls wait for one another and never in a
 * circle.
 */
export function insertNotifications(telling: NotificationDraft): RawBuilder<WrittenNotification> {
  const { type, authorId, folding = own } = telling
  return sql<WrittenNotification>`
    with wanted as materialized (${wanted(telling, folding)}),
    left_behind as (
      select w.user_id, former.key, w.counts from wanted w
      join notifications n on n.user_id = w.user_id and n.type = ${type} and n.subject = w.subject and n.read_at is null
      join notification_lines former on former.id = n.line_id and former.key <> w.line
      where w.counted_in is not null and not w.waits
    ),
    entries as (
      select user_id, line as key, data || ${JSON.stringify(folding.adds ?? {})}::jsonb as data, waits, true as shows,
        said, case when counted_in is null then counts end as counts, mark from wanted
      union all
      select user_id, counted_in, data, false, false, 0, counts, mark from wanted where counted_in is not null
      union all
      select user_id, key, '{}', false, false, 0, null, null from left_behind
    ),
    grown as (${growing(telling, folding.leads ?? true)}),
    sent as (
      insert into notifications (user_id, type, subject, data, author_id, line_id, waits, read_at)
      select w.user_id, ${type}, w.subject, w.data, ${authorId}::integer, g.id, w.waits,
        case when w.waits then now() end
      from wanted w join grown g on g.user_id = w.user_id and g.key = w.line
      on conflict (user_id, type, subject) where read_at is null and type = 'CHK_ITEM_STT_UPDATE' do update
        set data = excluded.data, author_id = excluded.author_id, line_id = excluded.line_id
      returning id, user_id, subject, data, line_id, waits, created_at = now() as is_new
    ),
    mailed as (
      insert into notices_to_mail (notification_id, kind)
      select sent.id, w.kind from sent join wanted w on w.user_id = sent.user_id and w.subject = sent.subject
      where w.mail <> 'off'
      on conflict (notification_id) do update set kind = excluded.kind
    ),
    changed as (insert into changes (entity, id) select distinct 'notification', user_id from sent)
    select sent.id, sent.user_id, sent.data, sent.line_id, g.told = 1 as is_new_line,
      not (w.loud or (sent.is_new and g.told = 1)) as is_quiet,
      not sent.waits as is_told,
      (select fullname from users where id = ${authorId}::integer) as author
    from sent join grown g on g.id = sent.line_id join wanted w on w.user_id = sent.user_id and w.subject = sent.subject`
}

/** External users who do not audit there find their notifications on a page of their own. */
const asOutside = sql`case when ${isInternal('u')}
  or (r.data ->> 'audit_id')::integer in (${auditsOutside(sql`u.id`)}) then r.data else r.data || '{"outside": true}' end`

/** By mail or not, according to the preference `p` for `kind`; types without a preference are not mailed. */
export const mailWay = (kind: RawBuilder<unknown>) =>
  sql<string>`coalesce(p.mail, ${JSON.stringify(usualMail)}::jsonb ->> (${kind})::text, 'off')`

/** The recipients, and the lines of each. */
function wanted({ type, authorId, recipients }: NotificationDraft, folding: NotificationGrouping) {
  const none = sql`null`
  const {
    line,
    countedIn = none,
    counts = none,
    mark = none,
    said = sql`0`,
    loud = sql`true`,
    kind = sql`${type}`,
  } = folding
  return sql`
    select distinct on (r.user_id, r.subject) r.user_id, r.subject, ${asOutside} as data, ${line} as line,
      (${countedIn})::text as counted_in, (${counts})::integer as counts, (${mark})::text as mark, (${said})::integer as said,
      ${loud} as loud,
      coalesce(p.way = 'morning', false) as waits, (${kind})::text as kind, ${mailWay(kind)} as mail
    from (${recipients}) r join users u on u.id = r.user_id
    left join notification_preferences p on p.user_id = r.user_id and p.type = ${kind}
    where u.status = 0 and u.deleted_at is null and r.user_id is distinct from ${authorId}::integer
      and p.way is distinct from 'off' and (${isInternal('u')} or ${openOutside(sql`u.id`, sql`r.data`)})
    order by r.user_id, r.subject`
}

/** The questions whose only row moves from the line `l` to another. */
const leaving = sql`array(select b.counts from left_behind b where b.user_id = l.user_id and b.key = l.key)`
/** Whether nothing is left in the line `l` but what it counts of other lines. */
const isLeft = sql`(exists (select from left_behind b where b.user_id = l.user_id and b.key = l.key)
  and l.said = 0 and not l.waits and not l.data ? 'concluded'
  and not exists (select from unnest(l.counted) as c (id) where not l.marked ? c.id::text and c.id <> all(${leaving})))`
/** Whether the line `l` gains a notification, and is not merely left by one. */
const isNews = sql`(excluded.place is not null or excluded.counted <> '{}')`

/**
 * Lines that are unread or wait grow, others begin. One that only counts appears nowhere, until a notification of its
 * own comes.
 */
function growing({ type, authorId }: NotificationDraft, leads: boolean) {
  const isFirst = sql.lit(leads)
  return sql`
    insert into notification_lines as l
      (user_id, key, type, author_id, data, counted, marked, said, place, waits, read_at)
    select user_id, key, ${type}, ${authorId}::integer, (array_agg(data order by data = '{}'))[1],
      coalesce(array_agg(counts) filter (where counts is not null), '{}'),
      coalesce(jsonb_object_agg(counts, mark) filter (where counts is not null), '{}'), sum(said),
      case when bool_or(shows) then nextval('notification_places') end, bool_and(waits),
      case when bool_and(waits) then now() end
    from entries group by user_id, key order by user_id, key
    on conflict (user_id, key) where read_at is null or waits do update set
      type = case when ${isNews} and (${isFirst} or l.place is null) then excluded.type else l.type end,
      author_id = case when ${isNews} and (${isFirst} or l.place is null) then excluded.author_id else l.author_id end,
      data = l.data || excluded.data,
      counted = array(select unnest(l.counted) except select unnest(${leaving}) union select unnest(excluded.counted)),
      marked = jsonb_strip_nulls((l.marked - ${leaving}::text[]) || excluded.marked),
      said = l.said + excluded.said,
      told = case when excluded.place is null or excluded.waits then l.told
        when l.read_at is null and l.place is not null then l.told + 1 else 1 end,
      place = coalesce(excluded.place, case when not ${isLeft} then l.place end),
      told_at = case when excluded.place is null then l.told_at else now() end,
      waits = l.waits or excluded.waits,
      read_at = case when l.place is null then excluded.read_at
        when excluded.waits or excluded.place is null then l.read_at end
    returning id, user_id, key, told`
}
