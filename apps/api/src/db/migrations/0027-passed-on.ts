import { sql, type Kysely } from 'kysely'

/** When a finding that is late was told to who leads the organisation; a new date begins anew, whoever sets it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table audit_items add column passed_on_at timestamptz;
    create function forget_passed_on() returns trigger language plpgsql as $$
    begin
      new.passed_on_at := null;
      return new;
    end $$;
    create trigger forget_passed_on before update of corrective_date on audit_items for each row
      when (new.corrective_date is distinct from old.corrective_date) execute function forget_passed_on();
  `.execute(db)
}
