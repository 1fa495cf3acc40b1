import { sql, type RawBuilder } from 'kysely'
import { joinStatus } from '#capabilities/visible/answer-status.ts'
import type { FrozenPaper } from '#db/schema/papers/minutes-snapshot.ts'
import { conclusionOf } from '#capabilities/visible/conclusion.ts'

/** The groups of an audit in the order of the tree, as `tree (group_id, index_html, header, level, path)`. */
const tree = (auditId: number) => sql`
  tree as (
    select group_id, index_html, header, 0 as level, array[position, group_id] as path
    from audit_groups where audit_id = ${auditId} and parent_id is null
    union all
    select g.group_id, g.index_html, g.header, t.level + 1, t.path || g.position || g.group_id
    from audit_groups g join tree t on g.audit_id = ${auditId} and g.parent_id = t.group_id
  )`

/** Every item of an audit as minutes freeze it, as `item (frozen, is_finding, path, position, id)`. */
const items = (auditId: number) => sql`
  item as (
    select i.id, i.position, t.path, s.is_finding, jsonb_build_object(
      'id', i.id, 'group_id', i.group_id, 'header', i.header, 'content', i.content,
      'status', jsonb_build_object('id', s.id, 'code', s.code, 'name', s.name, 'color', s.color, 'is_finding', s.is_finding,
        'severity', s.severity),
      'corrective_date', case when s.is_finding then i.corrective_date end,
      'finding_number', i.finding_number,
      'responsible', case when s.is_finding and u.id is not null then jsonb_build_object('id', u.id, 'fullname', u.fullname) end,
      'final_comment', case when c.id is not null then jsonb_build_object(
        'content', c.content, 'result', c.result,
        'images', ${filesOfComment('image')}, 'documents', ${filesOfComment('document')}) end,
      'references', coalesce((
        select jsonb_agg(jsonb_build_object('id', d.id, 'index', d.index, 'header', d.header,
          'document', jsonb_build_object('id', o.id, 'name', o.name)) order by o.name collate natural_order,
          d.index collate natural_order, d.id)
        from library_item_references r
        join document_items d on d.id = r.document_item_id
        join documents o on o.id = d.document_id
        where r.item_id = i.library_item_id), '[]')
    ) as frozen
    from audit_items i
    ${joinStatus()}
    join tree t on t.group_id = i.group_id
    left join users u on u.id = i.responsible_id
    left join comments c on c.id = ${conclusionOf()}
    where i.audit_id = ${auditId}
  )`

const filesOfComment = (kind: 'image' | 'document') => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) order by cf.position, f.id)
  from comment_files cf join files f on f.id = cf.file_id
  where cf.comment_id = c.id and f.kind = ${sql.lit(kind)}), '[]')`

const team = (auditId: number) => sql`
  role as (
    select r.id, r.order, r.alias, jsonb_build_object('id', r.id, 'alias', r.alias, 'part', r.part, 'members', jsonb_agg(
      jsonb_build_object('id', u.id, 'fullname', u.fullname, 'gender', u.gender, 'position',
        case when p.id is not null then jsonb_build_object('id', p.id, 'name', p.name, 'order', p.order) end)
      order by p.order desc nulls last, u.fullname collate natural_order, u.id)) as frozen
    from audit_members m
    join team_roles r on r.id = m.team_role_id
    join users u on u.id = m.user_id
    left join positions p on p.id = u.position_id
    where m.audit_id = ${auditId}
    group by r.id
  )`

export type InsertMinutesInput = {
  auditId: number
  conclusion: string
  selfAssessment: string
  /** Of the audit, without repetition. */
  chosen: readonly number[]
  authorId: number
  date: string
  isAddendum: boolean
  number: string
  paper: FrozenPaper
}

/** Saves minutes with all that they freeze, in one statement: whatever is answered meanwhile is wholly in or wholly out. */
export function insertMinutes<Row>({ auditId, chosen, ...saving }: InsertMinutesInput): RawBuilder<Row> {
  return sql<Row>`
    with recursive ${tree(auditId)}, ${items(auditId)}, ${team(auditId)}
    insert into minutes (audit_id, number, conclusion, self_assessment, total_result, is_addendum, author_id, author_name, snapshot)
    select a.id, ${saving.number}::text, ${saving.conclusion}::text, ${saving.selfAssessment}::text, ${chosen.length}::integer,
      ${saving.isAddendum}::boolean, u.id, u.fullname, jsonb_build_object(
      'version', 4,
      'date', ${saving.date}::text,
      'audit', jsonb_build_object('id', a.id, 'name', a.name, 'starting_date',
        least(a.starting_date, a.started_on)::text, 'ending_date', a.ending_date::text, 'scope', a.scope, 'criteria', a.criteria, 'category', g.name),
      'paper', ${JSON.stringify(saving.paper)}::jsonb,
      'organization', jsonb_build_object('id', o.id, 'name', o.name, 'address', o.address),
      'team', coalesce((select jsonb_agg(frozen order by role.order desc, alias collate natural_order, id) from role), '[]'),
      'groups', coalesce((
        select jsonb_agg(jsonb_build_object('id', group_id, 'index', index_html, 'header', header, 'level', level) order by path)
        from tree), '[]'),
      'items', coalesce((select jsonb_agg(frozen order by path, position, id) from item), '[]'),
      'chosen', to_jsonb(${chosen}::integer[]))
    from audits a
    join organizations o on o.id = a.organization_id
    left join categories g on g.id = a.category_id
    join users u on u.id = ${saving.authorId}
    where a.id = ${auditId}
    returning id, number, author_id, author_name, total_result, is_addendum, created_at, conclusion, self_assessment, snapshot, digest`
}

/** Every item of an audit as it stands, findings first. */
export function presentItems<Item>(auditId: number): RawBuilder<{ frozen: Item }> {
  return sql<{ frozen: Item }>`
    with recursive ${tree(auditId)}, ${items(auditId)}
    select frozen from item order by is_finding desc, path, position, id`
}
