import { sql, type Kysely } from 'kysely'

/**
 * What is counted and noted while audits are worked on. A change adds a row of its own with its difference, so that
 * nobody waits for a row that others write; a job sums up the rows of one status.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await statusCounts(db)
  await correctedCounts(db)
  await activity(db)
}

async function statusCounts(db: Kysely<never>): Promise<void> {
  await sql`
    create table audit_status_counts (
      audit_id integer not null,
      status_id integer not null,
      items integer not null
    );
    create index on audit_status_counts (audit_id, status_id) include (items);

    create function count_answer() returns trigger language plpgsql as $$
    begin
      insert into audit_status_counts values (old.audit_id, old.status_id, -1), (new.audit_id, new.status_id, 1);
      return null;
    end $$;
    create function count_items() returns trigger language plpgsql as $$
    begin
      insert into audit_status_counts
      select audit_id, status_id, case tg_op when 'INSERT' then count(*) else -count(*) end
      from changed group by audit_id, status_id;
      return null;
    end $$;
    create function count_nothing() returns trigger language plpgsql as $$
    begin
      delete from audit_status_counts;
      return null;
    end $$;

    create trigger count_answer after update of audit_id, status_id on audit_items for each row
      when ((old.audit_id, old.status_id) is distinct from (new.audit_id, new.status_id))
      execute function count_answer();
    create trigger count_added after insert on audit_items referencing new table as changed
      for each statement execute function count_items();
    create trigger count_removed after delete on audit_items referencing old table as changed
      for each statement execute function count_items();
    create trigger count_emptied after truncate on audit_items for each statement execute function count_nothing();
  `.execute(db)
}

/** Of the items in each status, how many are corrected. */
async function correctedCounts(db: Kysely<never>): Promise<void> {
  await sql`
    create table audit_corrected_counts (
      audit_id integer not null,
      status_id integer not null,
      items integer not null
    );
    create index on audit_corrected_counts (audit_id, status_id) include (items);

    create function count_correction() returns trigger language plpgsql as $$
    begin
      insert into audit_corrected_counts
      select * from (values
        (old.audit_id, old.status_id, -old.corrective_status),
        (new.audit_id, new.status_id, new.corrective_status)
      ) change (audit_id, status_id, items) where items <> 0;
      return null;
    end $$;
    create function count_corrected_items() returns trigger language plpgsql as $$
    begin
      insert into audit_corrected_counts
      select audit_id, status_id, case tg_op when 'INSERT' then count(*) else -count(*) end
      from changed where corrective_status = 1 group by audit_id, status_id;
      return null;
    end $$;
    create function count_nothing_corrected() returns trigger language plpgsql as $$
    begin
      delete from audit_corrected_counts;
      return null;
    end $$;

    create trigger count_correction after update of audit_id, status_id, finding_state on audit_items for each row
      when ((old.corrective_status = 1 or new.corrective_status = 1)
        and (old.audit_id, old.status_id, old.corrective_status)
          is distinct from (new.audit_id, new.status_id, new.corrective_status))
      execute function count_correction();
    create trigger count_corrected_added after insert on audit_items referencing new table as changed
      for each statement execute function count_corrected_items();
    create trigger count_corrected_removed after delete on audit_items referencing old table as changed
      for each statement execute function count_corrected_items();
    create trigger count_corrected_emptied after truncate on audit_items
      for each statement execute function count_nothing_corrected();
  `.execute(db)
}

/** When something last happened in an audit. */
async function activity(db: Kysely<never>): Promise<void> {
  await sql`
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
  `.execute(db)
}
