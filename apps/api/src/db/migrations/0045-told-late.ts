import { sql, type Kysely } from 'kysely'

/** When whoever answers for a finding, and whoever leads its audit, was told that it is late; a new date begins anew. What is drawn on papers is listed in the contract alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table audit_items add column responsible_told_at timestamptz, add column lead_told_at timestamptz;
    create or replace function forget_passed_on() returns trigger language plpgsql as $$
    begin
      new.responsible_told_at := null;
      new.lead_told_at := null;
      new.passed_on_at := null;
      return new;
    end $$;
  `.execute(db)
}
