import { sql, type Selectable } from 'kysely'
import type { Blank, ExportedPaper } from '@apron/contract/audits'
import { statusesOf } from '#capabilities/visible/answer-status.ts'
import type { DocumentPaper } from '#capabilities/visible/paper-of-document.ts'
import type { ReportSource } from '#capabilities/visible/paper-of-report.ts'
import type { Database } from '#db/client.ts'
import type { ReportAsSaid } from '#db/schema/papers/exports.ts'
import type { Tables } from '#db/schema/index.ts'
import type { FrozenPaper } from '#db/schema/papers/minutes-snapshot.ts'
import { found } from '#kernel/refusals.ts'
import { dayIn } from '#kernel/clock.ts'
import type { Services } from '#http/services.ts'
import { read as readCorrective } from '../domain/corrective-result.ts'
import { readActions } from '../domain/finding/told/read.ts'
import { presentPaper, shownNow } from '../domain/paper-head.ts'
import { findFrozen } from './addenda/saved-addenda.ts'
import { find, present, presentResult } from '../domain/saved-minutes.ts'
import { unsigned } from './making/unsigned.ts'
import type { Source } from './source.ts'

type About = 'audit_id' | 'document_id' | 'minutes_id' | 'addendum_id' | 'item_id'
type SourceInput = Pick<Selectable<Tables['exports']>, About | 'query' | 'language'> & {
  what: ExportedPaper
  report?: ReportAsSaid | null
}
type Place = Pick<Services, 'db' | 'settings' | 'now'>

/** What an export is made from: minutes with the head that they froze, a report as it was asked for, all else as it is now. */
export async function readSource(
  services: Place,
  papers: readonly DocumentPaper[],
  asked: SourceInput,
): Promise<Source> {
  const { db, settings } = services
  const now = shownNow(settings)
  const { time_zone: timeZone } = settings.now()
  const at = { today: dayIn(timeZone, services.now()), timeZone }
  const { what, audit_id: auditId, document_id: documentId, minutes_id: minutesId, item_id: itemId, report } = asked
  if (report) {
    const { source, date } = report
    return { ...(source as ReportSource), date, paper: presentPaper(now.paper, unsigned) }
  }
  if (documentId !== null) {
    const { list, ...read } = await found(papers.find((one) => one.what === what)).read(db, documentId, at)
    return { ...read, list: { ...list, paper: presentPaper(now.paper, unsigned) } }
  }
  if (what === 'blank') return { what, blank: await readBlank(db, found(auditId), now.paper) }
  if (what === 'addendum' || what === 'addendum-register')
    return { what, addendum: await findFrozen(db, found(asked.addendum_id), { fileStore: unsigned, ...now }) }
  if (what === 'actions') {
    const reader = { db, ...at, fileStore: unsigned, paper: presentPaper(now.paper, unsigned) }
    const wanted = auditId === null ? { ids: asked.query.finding_ids } : { auditId }
    return { what, actions: await readActions(reader, wanted) }
  }
  if (what === 'corrective') {
    const paper = presentPaper(now.paper, unsigned)
    const wanted = { auditId: found(auditId), language: asked.language, paper, timeZone }
    const asking = { db, today: at.today, fileStore: unsigned, audit: { isMember: false } }
    return { what, corrective: await readCorrective(asking, wanted, undefined) }
  }
  const row = await find(db, found(auditId), found(minutesId))
  const shown = { fileStore: unsigned, ...now }
  if (what === 'minutes') return { what, minutes: present(row, shown) }
  const result = presentResult(row, shown)
  if (what === 'findings') return { what, result }
  if (what === 'result') return { what, result, areFindings: asked.query.findings_only }
  const items = result.groups.flatMap((group) => group.items)
  return { what: 'finding', result, item: found(items.find(({ id }) => id === itemId)) }
}

type BlankAudit = Omit<Blank['audit'], 'organization'> & { organization_name: string; address: string | null }

async function readBlank(db: Database, auditId: number, paper: FrozenPaper): Promise<Blank> {
  const { rows } = await sql<BlankAudit>`
    select a.name, a.scope, a.criteria, a.starting_date, a.ending_date, c.name as category,
      o.name as organization_name, o.address
    from audits a join organizations o on o.id = a.organization_id left join categories c on c.id = a.category_id
    where a.id = ${auditId}`.execute(db)
  const { organization_name, address, ...audit } = found(rows[0])
  const statuses = await sql<Blank['statuses'][number]>`
    select code, name from ${statusesOf(auditId)} order by id`.execute(db)
  return {
    paper: presentPaper(paper, unsigned),
    audit: { ...audit, organization: { name: organization_name, address } as Blank['audit']['organization'] },
    statuses: statuses.rows,
    groups: await readGroups(db, auditId),
  }
}

type Question = Blank['groups'][number]['items'][number]

/** The groups in the order of the tree, with what they ask. */
async function readGroups(db: Database, auditId: number): Promise<Blank['groups']> {
  const groups = await sql<{ id: number; index: string; header: string; level: number }>`
    with recursive tree as (
      select group_id as id, index_html as index, header, 0 as level, array[position, group_id] as path
      from audit_groups where audit_id = ${auditId} and parent_id is null
      union all
      select g.group_id, g.index_html, g.header, t.level + 1, t.path || g.position || g.group_id
      from audit_groups g join tree t on g.audit_id = ${auditId} and g.parent_id = t.id
    ) select id, index, header, level from tree order by path`.execute(db)
  const items = await sql<Question & { group_id: number }>`
    with referring as (
      select r.item_id, json_agg(json_build_object('id', o.id, 'index', o.index, 'header', o.header,
        'document', json_build_object('id', d.id, 'name', d.name)) order by d.name, d.id,
        o.index collate natural_order, o.id) as refs
      from library_item_references r
      join document_items o on o.id = r.document_item_id join documents d on d.id = o.document_id
      where r.item_id in (select library_item_id from audit_items where audit_id = ${auditId})
      group by r.item_id
    )
    select i.group_id, i.header, i.content, coalesce(referring.refs, '[]') as document_items
    from audit_items i left join referring on referring.item_id = i.library_item_id
    where i.audit_id = ${auditId} order by i.position, i.id`.execute(db)
  const own = Map.groupBy(items.rows, ({ group_id }) => group_id)
  return groups.rows.map(({ id, ...group }) => ({ ...group, items: own.get(id) ?? [] }))
}
