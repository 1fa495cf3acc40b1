import { sql, type Kysely } from 'kysely'

/**
 * How many of the items of an audit in each status are put right, kept as how many there are is (0020): rows that add and
 * take away. Apart from those, as an older process goes on putting the rows of the other table together meanwhile.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table audit_corrected_counts (
      audit_id integer not null,
      status_id integer not null,
      items integer not null
    );
    create index on audit_corrected_counts (audit_id, status_id) include (items);
    -- Finds the few audits that have kept a status as it was before it became a finding, or was none any more.
    create index on audit_statuses (status_id, is_finding, audit_id);
    drop index audit_statuses_status_id_idx;

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

    -- Nobody writes items meanwhile: the triggers hold the table until this is committed.
    insert into audit_corrected_counts
    select audit_id, status_id, count(*) from audit_items where corrective_status = 1 group by audit_id, status_id;
  `.execute(db)
}
