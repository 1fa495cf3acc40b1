import { sql, type Kysely } from 'kysely'
import { usualSettings } from '@apron/contract'

/** Findings keep what makes them findings: what a status meant when their audit started, their number, who concluded them. */
export async function up(db: Kysely<never>): Promise<void> {
  await statusesOfAudits(db)
  await responsibles(db)
  await conclusions(db)
  await numbers(db)
  await addenda(db)
}

/** What each status means in an audit that has started; an audit without rows has not, and follows the statuses themselves. */
async function statusesOfAudits(db: Kysely<never>): Promise<void> {
  await sql`
    create table audit_statuses (
      audit_id integer not null references audits on delete cascade,
      status_id integer not null references item_statuses on delete cascade,
      is_finding boolean not null,
      is_default boolean not null,
      allows_comments boolean not null,
      asks_input boolean not null,
      primary key (audit_id, status_id)
    );
    create index on audit_statuses (status_id);
    create index on audit_statuses (status_id) where is_finding;
    insert into audit_statuses
    select a.id, s.id, s.is_finding, s.is_default, s.allows_comments, s.asks_input
    from audits a cross join item_statuses s where a.status in (3, 4, 5);

    -- Nobody has answered what has not started, whichever status was the default when it was planned.
    update audit_items i set status_id = s.id from item_statuses s, audits a
    where s.is_default and i.status_id <> s.id and a.id = i.audit_id and a.status in (0, 1, 2);

    -- The day on which the work began, which may lie before the day that was planned.
    alter table audits add column started_on date;
  `.execute(db)
}

/** Who answers for a finding sees its audit: apart from the items, which are written all the time, and only while they are findings. */
async function responsibles(db: Kysely<never>): Promise<void> {
  await sql`
    create table audit_responsibles (
      audit_item_id integer primary key references audit_items on delete cascade,
      audit_id integer not null references audits on delete cascade,
      user_id integer not null references users
    );
    create index on audit_responsibles (user_id, audit_id);
    create index on audit_responsibles (audit_id);
    select note_writes('audit_responsibles');

    create function note_responsible() returns trigger language plpgsql as $$
    begin
      delete from audit_responsibles where audit_item_id = new.id;
      insert into audit_responsibles
      select new.id, new.audit_id, new.responsible_id from item_statuses s
      left join audit_statuses own on own.audit_id = new.audit_id and own.status_id = s.id
      where s.id = new.status_id and new.responsible_id is not null and coalesce(own.is_finding, s.is_finding);
      return null;
    end $$;
    create trigger note_responsible after insert on audit_items for each row
      when (new.responsible_id is not null) execute function note_responsible();
    create trigger note_responsible_anew after update of responsible_id, status_id on audit_items for each row
      when ((old.responsible_id, old.status_id) is distinct from (new.responsible_id, new.status_id)
        and coalesce(old.responsible_id, new.responsible_id) is not null)
      execute function note_responsible();
    insert into audit_responsibles
    select i.id, i.audit_id, i.responsible_id from audit_items i join item_statuses s on s.id = i.status_id
    left join audit_statuses own on own.audit_id = i.audit_id and own.status_id = i.status_id
    where i.responsible_id is not null and coalesce(own.is_finding, s.is_finding);
  `.execute(db)
}

/** Whether whoever wrote a comment might answer in its audit then; of what is there already, whether they may now. */
async function conclusions(db: Kysely<never>): Promise<void> {
  await sql`
    alter table comments add column by_auditor boolean not null default false;
    with answering as (
      select g.id as group_id from groups g
      join group_permissions gp on gp.group_id = g.id join permissions p on p.id = gp.permission_id
      where g.status = 1 and p.code = 'AUDIT_CHECKLIST_ITEM'
    )
    update comments c set by_auditor = true
    from audit_items i, users u join groups own on own.id = u.group_id and own.status = 1
    where i.id = c.audit_item_id and u.id = c.user_id and (
      own.id = 1 or own.id in (select group_id from answering)
      or exists (
        select from audit_members m join team_roles r on r.id = m.team_role_id
        where m.audit_id = i.audit_id and m.user_id = u.id and r.group_id in (select group_id from answering)
      ));
    alter table audit_item_history add column before text;
  `.execute(db)
}

/** The numbers of findings, and the last one of each year. A day is one where the product is. */
async function numbers(db: Kysely<never>): Promise<void> {
  const zone = sql.lit(process.env['APRON_TIME_ZONE'] || usualSettings.time_zone)
  await sql`
    create table finding_numbers (year integer primary key, last integer not null);
    alter table audit_items add column finding_number text;
    create unique index audit_items_finding_number on audit_items (finding_number text_pattern_ops)
      where finding_number is not null;

    with left_behind as (
      select a.id, coalesce(
        (select min(coalesce((m.snapshot ->> 'date')::date, (m.created_at at time zone ${zone})::date))
          from minutes m where m.audit_id = a.id),
        a.corrective_starting_date, a.closing_date, a.ending_date) as day
      from audits a
      where a.status in (4, 5) or exists (select from minutes m where m.audit_id = a.id)
    ), numbered as (
      select i.id, extract(year from l.day)::integer as year, row_number() over (
        partition by extract(year from l.day) order by l.day, l.id, i.position, i.id) as place
      from left_behind l join audit_items i on i.audit_id = l.id
      join item_statuses s on s.id = i.status_id where s.is_finding
    ), given as (
      update audit_items i set finding_number = 'NC-' || n.year || '-' || lpad(n.place::text, greatest(3, length(n.place::text)), '0')
      from numbered n where n.id = i.id
    )
    insert into finding_numbers select year, max(place) from numbered group by year;
  `.execute(db)
}

/** Minutes that were saved after their audit was closed. */
async function addenda(db: Kysely<never>): Promise<void> {
  await sql`
    alter table minutes add column is_addendum boolean not null default false;
    update minutes m set is_addendum = true
    where exists (
      select from audit_trail t
      where t.action = 'audit.closed' and t.subject_id = m.audit_id and t.at < m.created_at);
  `.execute(db)
}
