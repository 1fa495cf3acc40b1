import { sql, type Kysely } from 'kysely'

/**
 * Audits in the order in which they are worked on, when something last happened in one, and which panels whoever
 * arranged a dashboard knew of.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    -- In progress, in correction, waiting, rejected, closed; what is due first stands first, what was closed last.
    alter table audits
      add column work_rank smallint not null generated always as (
        case status when 3 then 0 when 4 then 1 when 2 then 3 when 5 then 4 else 2 end
      ) stored,
      add column work_day integer not null generated always as (
        case status when 4 then corrective_ending_date - date '2000-01-01'
          when 5 then date '2000-01-01' - closing_date else ending_date - date '2000-01-01' end
      ) stored;
    create index on audits (work_rank, work_day, id);

    create table audit_activity (audit_id integer not null, at timestamptz not null);
    create index on audit_activity (audit_id, at);
    create function note_activity() returns trigger language plpgsql as $$
    begin
      insert into audit_activity
      select i.audit_id, max(c.created_at) from changed c join audit_items i on i.id = c.audit_item_id
      group by i.audit_id;
      return null;
    end $$;
    create trigger note_activity after insert on audit_item_history referencing new table as changed
      for each statement execute function note_activity();
    create trigger note_activity after insert on comments referencing new table as changed
      for each statement execute function note_activity();
    -- Nobody writes either meanwhile: the triggers hold both tables until this is committed.
    insert into audit_activity
    select i.audit_id, max(happened.created_at)
    from (select audit_item_id, created_at from audit_item_history
      union all select audit_item_id, created_at from comments) happened
    join audit_items i on i.id = happened.audit_item_id
    group by i.audit_id;

    -- What somebody answered last.
    create index on audit_item_history (user_id, id desc);
    drop index audit_item_history_user_id_idx;

    -- Counting what is due, and what has no date, reads this alone.
    create index on audit_items (status_id, corrective_date, audit_id) where corrective_status = 0;

    alter table group_dashboards add column known jsonb not null default '["calendar", "to_fix", "days"]';
  `.execute(db)
}
