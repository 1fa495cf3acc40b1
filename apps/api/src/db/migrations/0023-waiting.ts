import { sql, type Kysely } from 'kysely'
import type { MenuItem } from '@apron/contract/people'

/** Tables of records that somebody approves. */
const reviewed = [
  'audits',
  'document_groups',
  'documents',
  'groups',
  'library_groups',
  'library_items',
  'organizations',
  'positions',
]

/** Since when a record waits for a decision, what was decided, and when an audit was no longer in progress. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- Whoever writes a record need not know: a record that is put back to wait may bring the instant that it had.
    create function note_waiting() returns trigger language plpgsql as $$
    begin
      new.waits_since := case when new.status = 0 then coalesce(new.waits_since, now()) end;
      return new;
    end $$;
  `.execute(db)
  for (const table of reviewed) {
    await sql`alter table ${sql.table(table)} add column waits_since timestamptz`.execute(db)
    await sql`update ${sql.table(table)} set waits_since = created_at where status = 0`.execute(db)
    await sql`create index on ${sql.table(table)} (waits_since) where status = 0`.execute(db)
    await sql`create trigger note_waiting before insert or update of status on ${sql.table(table)}
      for each row execute function note_waiting()`.execute(db)
  }
  await sql`
    create table decisions (
      id integer primary key generated always as identity,
      -- The transaction that wrote the records: as long as they bear its number nobody has changed them since.
      xid xid8 not null default pg_current_xact_id(),
      user_id integer not null references users,
      move text not null check (move in ('approval', 'rejection')),
      reason text check (length(reason) <= 500),
      at timestamptz not null default now(),
      undone_at timestamptz,
      -- The notifications by which those concerned were told; null until then.
      told integer[]
    );
    create index on decisions (user_id);

    create table decision_records (
      decision_id integer not null references decisions on delete cascade,
      kind text not null,
      record_id integer not null,
      status_before smallint not null,
      waited_since timestamptz,
      primary key (kind, record_id, decision_id)
    );
    create index on decision_records (decision_id);

    alter table audits add column left_progress_at timestamptz;
    update audits set left_progress_at = moved.at from (
      select subject_id as id, max(at) as at from audit_trail
      where action in ('audit.put_in_correction', 'audit.closed') and before ->> 'status' = '3' group by subject_id
    ) moved where moved.id = audits.id and audits.status in (4, 5);

    update group_dashboards set panels = '["waiting"]'::jsonb || panels
      where jsonb_array_length(panels) > 0 and not panels ? 'waiting';
  `.execute(db)
  await fillFromTrail(db)
  await addToMenus(db)
}

/** What people decided before stands in the trail: each entry is one decision, about its subject, those of its list or those of its branch. */
async function fillFromTrail(db: Kysely<never>): Promise<void> {
  await sql`
    with kinds (entity, kind) as (
      values ('audit', 'audits'), ('group', 'groups'), ('library_group', 'library_groups'),
        ('library_item', 'library_items'), ('organization', 'organizations'), ('position', 'positions')
    ), entries as (
      select row_number() over (order by t.id)::integer as id, t.at, t.user_id, t.action, t.subject_id, t.before, t.after,
        k.entity, k.kind, t.action like '%.rejected%' as is_rejection
      from audit_trail t join kinds k
        on t.action in (k.entity || '.approved', k.entity || '.rejected', k.entity || '.approved_in_bulk', k.entity || '.rejected_in_bulk')
      where t.user_id is not null
    ), made as (
      insert into decisions (id, user_id, move, reason, at, told) overriding system value
      select id, user_id, case when is_rejection then 'rejection' else 'approval' end,
        case when is_rejection then left(nullif(after ->> 'reason', ''), 500) end, at, '{}' from entries
    )
    insert into decision_records (decision_id, kind, record_id, status_before)
    select distinct on (kind, record_id, id) id, kind, record_id, coalesce(status, 0) from (
      select id, kind, subject_id as record_id,
        case jsonb_typeof(before -> 'status') when 'number' then (before ->> 'status')::smallint end as status
      from entries where subject_id is not null and not coalesce(after ? 'groups', false)
      union all
      select id, kind, (one ->> 'id')::integer, (one ->> 'status')::smallint
      from entries, jsonb_array_elements(case jsonb_typeof(before) when 'array' then before else '[]' end) one
      union all
      select id, 'library_groups', (one #>> '{}')::integer,
        case when (one #>> '{}')::integer = subject_id then (before ->> 'status')::smallint end
      from entries, jsonb_array_elements(coalesce(after -> 'groups', '[]')) one
      union all
      select id, 'library_items', (one #>> '{}')::integer, null
      from entries, jsonb_array_elements(case when after ? 'groups' then after -> 'items' else '[]' end) one
    ) told order by kind, record_id, id;
  `.execute(db)
  await sql`select setval(pg_get_serial_sequence('decisions', 'id'), (select count(*) from decisions) + 1, false)`.execute(
    db,
  )
}

/** Menus that groups have of their own get the line too, below that of the dashboard. */
async function addToMenus(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ group_id: number; items: MenuItem[] }>`select group_id, items from menus`.execute(db)
  const changed = rows.filter(({ items }) => items.length > 0 && !leadsTo(items, line.url))
  await sql`
    update menus set items = changed.items from unnest(
      ${changed.map(({ group_id }) => group_id)}::integer[],
      ${changed.map(({ items }) => JSON.stringify(withLine(items)))}::jsonb[]) as changed (group_id, items)
    where changed.group_id = menus.group_id`.execute(db)
}

const line = { name: 'menu.waiting', url: '/waiting', icon: 'inbox', title: false, children: [] }

const leadsTo = (items: readonly MenuItem[], url: string): boolean =>
  items.some((item) => item.url === url || leadsTo(item.children, url))

function withLine(items: readonly MenuItem[]): MenuItem[] {
  return leadsTo(items, '/dashboard') ? afterDashboard(items) : [line, ...items]
}

function afterDashboard(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [
    { ...item, children: afterDashboard(item.children) },
    ...(item.url === '/dashboard' ? [line] : []),
  ])
}
