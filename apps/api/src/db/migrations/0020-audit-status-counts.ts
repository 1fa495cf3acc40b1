import { sql, type Kysely } from 'kysely'

/**
 * How many items of an audit are in each status. A change adds a row of its own with what it adds or takes away, so that
 * nobody waits for a row that others write; a job puts the rows of one status together.
 */
export async function up(db: Kysely<never>): Promise<void> {
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

    -- Nobody writes items meanwhile: the triggers hold the table until this is committed.
    insert into audit_status_counts select audit_id, status_id, count(*) from audit_items group by audit_id, status_id;
  `.execute(db)
}
