import { sql } from 'kysely'
import { auditStatus } from '@apron/contract'
import type { Browser, World } from '../world.ts'
import { photos } from './exported-papers.ts'
import { sampleAudit, type SampleAudit } from './sample-audit.ts'

/** Everything in an audit as a finding that was planned, accepted, done and verified, with photos of the first so many; by SQL. */
export async function manyFindings(
  world: World,
  who: Browser,
  { findings, shown }: { findings: number; shown: number },
): Promise<SampleAudit> {
  const { db } = world
  const pictures = await photos(world, who)
  const sizes = { groups: findings / 20, itemsPerGroup: 20, pictures: [pictures[0]!] }
  const audit = await sampleAudit(world, { status: auditStatus.CORRECTIVE, ...sizes })
  const { team, concluded, id } = audit
  await sql`
    update audit_items set status_id = (select status_id from audit_items where id = ${concluded.item}),
      finding_number = 'NC-2026-' || lpad(id::text, 5, '0'), finding_state = 'verified', corrective_date = '2026-04-20'
    where audit_id = ${id}`.execute(db)
  await sql`
    insert into comments (audit_item_id, user_id, content, by_auditor)
    select id, ${team.auditor}, '<p>Van xả đáy số ' || id || ' mất nhãn, hai gioăng rò rỉ.</p>', true
    from audit_items where audit_id = ${id} and id <> ${concluded.item}`.execute(db)
  await sql`
    with copies as (
      insert into files (digest, received_digest, name, type, kind, bytes, owner_id)
      select digest, received_digest, n || '.jpg', type, kind, bytes, owner_id
      from files, generate_series(2, ${shown}) n where id = ${pictures[0]!} returning id)
    insert into comment_files (comment_id, file_id, position)
    select said.id, copy.id, 0
    from (select c.id, row_number() over (order by c.id) as n from comments c join audit_items i on i.id = c.audit_item_id
      where i.audit_id = ${id} and i.id <> ${concluded.item}) said
    join (select id, row_number() over (order by id) as n from copies) copy using (n)`.execute(db)
  await sql`
    with steps as (
      insert into audit_item_history (audit_item_id, user_id, action, completed, reason)
      select i.id, case action when 'correction_accepted' then ${team.leader}::integer when 'corrective_status_set' then
        ${team.auditor}::integer else ${team.auditee}::integer end, action,
        case action when 'corrective_status_set' then true end, case action when 'corrective_status_set' then 'Đã xem tại kho' end
      from audit_items i, unnest(array['correction_proposed', 'correction_accepted', 'correction_done', 'corrective_status_set'])
        with ordinality as way (action, place) where i.audit_id = ${id} order by i.id, place returning id, audit_item_id, action)
    insert into finding_plans (audit_item_id, root_cause, action, due_on, step_id)
    select audit_item_id, 'Không có sổ theo dõi nhãn', 'Lập sổ, thay nhãn khắc và gioăng', '2026-04-15', id
    from steps where action = 'correction_proposed'`.execute(db)
  return audit
}
