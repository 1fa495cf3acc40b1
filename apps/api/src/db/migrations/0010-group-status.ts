import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await approveUsedGroups(db)
  // Items that share a header in their group already keep it; no other does from now on.
  await sql`
    alter table library_items add column shares_header boolean not null default false;
    update library_items set shares_header = true from (
      select group_id, lower(header) as header from library_items group by group_id, lower(header) having count(*) > 1
    ) shared
    where shared.group_id = library_items.group_id and shared.header = lower(library_items.header);
    create unique index library_items_own_header on library_items (group_id, lower(header)) where not shares_header;
  `.execute(db)
}

/**
 * A group's status begins to count for its members. Who is in one that nobody ever had to approve keeps what they
 * could do: it becomes approved, as does one that gives a team role its rights.
 */
export async function approveUsedGroups(db: Kysely<never>): Promise<void> {
  await sql`
    with approved as (
      update groups set status = 1 from (select id, status from groups) before
      where before.id = groups.id and groups.status <> 1 and (
        groups.id = 1
        or exists (select from users where users.group_id = groups.id)
        or exists (select from team_roles where team_roles.group_id = groups.id)
      )
      returning groups.id, before.status
    )
    insert into audit_trail (action, subject_id, address, agent, before, after)
    select 'group.approved', id, '-', 'migration 0010-group-status',
      jsonb_build_object('status', status), jsonb_build_object('code', 1)
    from approved order by id;
  `.execute(db)
}
