import { sql, type Kysely } from 'kysely'

/**
 * Of each field of a question the changes that nobody has answered knowingly, so that nobody undoes what they have not
 * seen. In audits that run, what stands there is such a change: what a device kept before this version meets it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table item_statuses add column severity smallint not null default 0 check (severity between 0 and 9);
    update item_statuses set severity = case upper(code) when 'MAJ' then 3 when 'MIN' then 2 when 'OBS' then 1 else 0 end;
    alter table audit_statuses add column severity smallint not null default 0;
    update audit_statuses own set severity = s.severity from item_statuses s where s.id = own.status_id;

    create table audit_item_heads (
      item_id integer not null references audit_items on delete cascade,
      field text not null check (field in ('answer', 'corrective_date', 'responsible', 'conclusion')),
      user_id integer not null references users,
      change_id uuid not null,
      value jsonb not null,
      at_device timestamptz,
      at_server timestamptz not null default now(),
      primary key (item_id, field, user_id, change_id)
    );
    create index on audit_item_heads (user_id);

    alter table audit_item_history add column change_id uuid, add column said_at timestamptz;
    -- One change of one person: an id that somebody else has used is no other change.
    create unique index audit_item_history_change on audit_item_history (audit_item_id, change_id)
      where change_id is not null;

    with running as (
      select i.id, i.status_id, i.corrective_date, i.responsible_id
      from audits a join audit_items i on i.audit_id = a.id where a.status = 3
    ), standing (item_id, field, value, action) as (
      select r.id, 'answer', to_jsonb(r.status_id), 'answered' from running r
      join item_statuses s on s.id = r.status_id where not s.is_default
      union all
      select id, 'corrective_date', to_jsonb(corrective_date), 'corrective_date_set' from running
      where corrective_date is not null
      union all
      select id, 'responsible', to_jsonb(responsible_id), 'responsible_set' from running where responsible_id is not null
    )
    insert into audit_item_heads (item_id, field, user_id, change_id, value, at_server)
    select item_id, field, last.user_id, gen_random_uuid(), value, last.created_at from standing
    cross join lateral (
      select user_id, created_at from audit_item_history h
      where h.audit_item_id = standing.item_id and h.action = standing.action order by id desc limit 1
    ) last;
  `.execute(db)
}
