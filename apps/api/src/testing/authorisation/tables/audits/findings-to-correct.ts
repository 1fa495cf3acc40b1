import { auditStatus, type FindingState } from '@apron/contract'
import { openAudit } from '../../../audits/open-audit.ts'
import { fresh, store, type Prepare, type Scene } from '../../scene.ts'
import { table } from '../../table.ts'
import { auditForm, holdsAudit, openToComments } from './audits.ts'

export const title = 'findings to correct, their way and their register'

/**
 * What is shown of the findings of all audits, and the workflow of one: who makes which move is said by their part. An
 * audit without a leader is led by its author.
 */
export const calls = table(`
  #                                                                                                         nobody without elsewhere author holder super
  GET    /checklist-item-fix                                                -                               401    200     200       200    200    200
  GET    /checklist-item-fix                                       #seen    audit:see                       401    no      no        yes    yes    yes
  GET    /checklist-item-fix/counts                                         -                               401    200     200       200    200    200
  GET    /checklist-item-fix/counts                                #seen    audit:see                       401    no      no        yes    yes    yes
  GET    /findings/{id}                                                     audit:see                       401    404     404       200    200    200
  GET    /findings/{id}/comments                                            audit:see                       401    404     404       200    200    200
  POST   /findings/{id}/proposal                                            audit:see                       401    404     404       403    403    403
  POST   /findings/{id}/proposal                                   #named   audit:see                       401    200     200       200    200    200
  POST   /findings/{id}/acceptance                                          audit:see                       401    404     404       200    403    200
  POST   /findings/{id}/evidence                                            audit:see                       401    404     404       403    403    403
  POST   /findings/{id}/evidence                                   #named   audit:see                       401    200     200       200    200    200
  POST   /findings/{id}/completion                                          audit:see                       401    404     404       403    403    403
  POST   /findings/{id}/completion                                 #named   audit:see                       401    200     200       200    200    200
  POST   /findings/{id}/verification                                        audit:SET_CORRECTIVE_STATUS     401    403     404       403    200    200
  POST   /findings/{id}/verification                               #named   audit:SET_CORRECTIVE_STATUS     401    403     400       403    400    400
  POST   /findings/{id}/return                                              audit:see                       401    404     404       200    403    200
  POST   /findings/{id}/effectiveness                                       audit:SET_CORRECTIVE_STATUS     401    403     404       403    200    200
  POST   /findings/{id}/extensions                                          audit:see                       401    404     404       403    403    403
  POST   /findings/{id}/extensions                                 #named   audit:see                       401    200     200       200    200    200
  POST   /findings/{id}/extensions/{extensionId}/decision                   audit:see                       401    404     404       200    403    200
  GET    /checklists/{id}/report-fixes                                      audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/actions                                           audit:see                       401    404     404       200    200    200
  GET    /findings/actions                                                  -                               401    404     404       .      404    200
  GET    /findings/actions                                         #within  audit:see                       401    404     404       200    200    200
  GET    /findings/actions                                         #named   -                               401    200     200       200    200    200

  GET    /findings                                                          -                               401    200     200       200    200    200
  GET    /findings                                                 #seen    audit:see                       401    no      no        yes    yes    yes
  GET    /findings/board                                                    -                               401    200     200       200    200    200
  GET    /findings/board                                           #seen    audit:see                       401    no      no        yes    yes    yes
  GET    /findings/people                                                   -                               401    200     200       200    200    200
  POST   /findings/exports                                                  -                               401    200     200       200    200    200
  POST   /findings/exports                                         #seen    audit:see                       401    no      no        yes    yes    yes
  GET    /findings/views                                                    -                               401    200     200       200    200    200
  POST   /findings/views                                                    -                               401    200     200       200    200    200
  PUT    /findings/views/{id}                                               -                               401    404     404       200    404    404
  DELETE /findings/views/{id}                                               -                               401    404     404       200    404    404
  GET    /meeting-minutes                                                   -                               401    200     200       200    200    200
  GET    /meeting-minutes                                          #seen    audit:see                       401    no      no        yes    yes    yes
  GET    /checklists/{id}/group-checklist-items/{groupId}/repeats           audit:see                       401    404     404       200    200    200
`)

/** A finding with a date, so that the audit is in the list of what is to be corrected. */
async function giveFinding(scene: Scene): Promise<void> {
  await openToComments(scene)
  await scene.audit.move(auditStatus.CORRECTIVE)
  const items = scene.world.db.updateTable('audit_items').set({ corrective_date: '2026-04-20' })
  await items.where('id', '=', scene.audit.items[0]).execute()
}
/** A finding in a state, with a plan of somebody else; the caller answers for it where that is said. */
async function finding({ world, audit, caller }: Scene, finding_state: FindingState, isNamed = false) {
  const [id] = audit.items
  const { db } = world
  const other = await world.as()
  // Some who try share an audit.
  await db.deleteFrom('finding_extensions').where('audit_item_id', '=', id).execute()
  await db
    .updateTable('audit_items')
    .set({
      status_id: (all) => all.selectFrom('item_statuses').select('id').where('code', '=', 'MAJ'),
      finding_state,
      corrective_date: '2199-01-01',
      responsible_id: isNamed && caller.id > 0 ? caller.id : other.id,
    })
    .where('id', '=', id)
    .execute()
  const step = await store(world, 'audit_item_history', { audit_item_id: id, user_id: other.id, action: 'answered' })
  const planned = { audit_item_id: id, step_id: step, root_cause: '–', action: '–', due_on: '2198-01-01' }
  const plan_id = await store(world, 'finding_plans', planned)
  await audit.move(auditStatus.CORRECTIVE)
  world.app.services.authenticator.forget()
  return { id, plan_id, step }
}

type Body = Record<string, unknown>
const plan = { root_cause: 'Lão hóa', action: 'Thay', due_on: '2198-01-01' }
const shown = { content: '<p>Đã thay</p>' }
const asked = { asked_date: '2199-06-01', reason: 'Chờ phụ tùng' }

/** A finding to look at. */
const looking: Prepare = async (scene) => ({ params: { id: (await finding(scene, 'open')).id } })

const moving =
  (state: FindingState, body: Body | ((planId: number) => Body), isNamed = false): Prepare =>
  async (scene) => {
    const { id, plan_id } = await finding(scene, state, isNamed)
    return { params: { id }, body: typeof body === 'function' ? body(plan_id) : body }
  }

const told = ({ id }: { id: number }) => ({ query: { ids: id } })
/** A finding of an audit that is nobody's who tries. */
const elsewhereTold =
  (isNamed: boolean): Prepare =>
  async (scene) =>
    told(await finding({ ...scene, audit: await openAudit(scene.world) }, 'open', isNamed))

const form = { name: 'Trễ hạn', query: { due: 5 } }

const ownView: Prepare = async ({ world, authorId }) => {
  const user_id = authorId ?? (await world.as()).id
  const values = { user_id, name: fresh('Xem'), query: '{}', sort_by: 'due', sort: 'asc' }
  return { params: { id: await store(world, 'finding_views', values) } }
}

/** A finding in the audit, and what leaves the findings of its organisation alone. */
async function registeredIn(scene: Scene) {
  await openToComments(scene)
  const { org_id } = await auditForm(scene)
  return { organization_id: org_id }
}

type FindingList = { audit: { id: number } }[]

/** What the calls are sent with. */
export const requests: Record<string, Prepare> = {
  'GET /checklist-item-fix #seen': async (scene) => {
    await giveFinding(scene)
    return holdsAudit(scene)
  },
  'GET /checklist-item-fix/counts #seen': async (scene) => {
    await giveFinding(scene)
    const { org_id } = await auditForm(scene)
    return {
      shows: ({ data }) => (data as { organizations: { id: number }[] }).organizations.some(({ id }) => id === org_id),
    }
  },
  'GET /findings/{id}': looking,
  'GET /findings/{id}/comments': looking,
  'POST /findings/{id}/proposal': moving('open', plan),
  'POST /findings/{id}/proposal #named': moving('open', plan, true),
  'POST /findings/{id}/acceptance': moving('proposed', (plan_id) => ({ plan_id })),
  'POST /findings/{id}/evidence': moving('accepted', shown),
  'POST /findings/{id}/evidence #named': moving('accepted', shown, true),
  'POST /findings/{id}/completion': moving('accepted', shown),
  'POST /findings/{id}/completion #named': moving('accepted', shown, true),
  'POST /findings/{id}/verification': moving('done', {}),
  'POST /findings/{id}/verification #named': moving('done', {}, true),
  'POST /findings/{id}/return': moving('done', { reason: 'Thiếu' }),
  'POST /findings/{id}/effectiveness': moving('verified', { is_effective: 1 }),
  'POST /findings/{id}/extensions': moving('open', asked),
  'POST /findings/{id}/extensions #named': moving('open', asked, true),
  'POST /findings/{id}/extensions/{extensionId}/decision': async (scene) => {
    const { id, step } = await finding(scene, 'open')
    const values = { audit_item_id: id, step_id: step, earlier_date: '2199-01-01', asked_date: '2199-06-01' }
    return {
      params: { id, extensionId: await store(scene.world, 'finding_extensions', values) },
      body: { is_granted: 1 },
    }
  },
  'GET /checklists/{id}/report-fixes': ({ audit: { id } }) => ({ params: { id } }),
  'GET /checklists/{id}/actions': ({ audit: { id } }) => ({ params: { id } }),
  'GET /findings/actions': elsewhereTold(false),
  'GET /findings/actions #within': async (scene) => told(await finding(scene, 'open')),
  'GET /findings/actions #named': elsewhereTold(true),
  'GET /findings #seen': async (scene) => {
    const query = await registeredIn(scene)
    return { query, shows: ({ data }) => (data as FindingList).some(({ audit }) => audit.id === scene.audit.id) }
  },
  'GET /findings/board #seen': async (scene) => {
    const query = await registeredIn(scene)
    return {
      query,
      shows: ({ data }) =>
        (data as { rows: FindingList }[]).some(({ rows }) => rows.some(({ audit }) => audit.id === scene.audit.id)),
    }
  },
  'POST /findings/exports': () => ({ body: { format: 'csv', query: {} } }),
  'POST /findings/exports #seen': async (scene) => {
    await registeredIn(scene)
    const { name } = await scene.world.db
      .selectFrom('audits')
      .select('name')
      .where('id', '=', scene.audit.id)
      .executeTakeFirstOrThrow()
    return {
      body: { format: 'csv', query: {} },
      shows: ({ data }) => Buffer.from((data as { content: string }).content, 'base64').includes(`"${name}"`),
    }
  },
  'POST /findings/views': () => ({ body: form }),
  'PUT /findings/views/{id}': async (scene) => ({ ...(await ownView(scene)), body: form }),
  'DELETE /findings/views/{id}': ownView,
  'GET /meeting-minutes #seen': async (scene) => {
    const { id: audit_id } = scene.audit
    const { id } = await scene.world.asSuper()
    const snapshot = JSON.stringify({ items: [], chosen: [] })
    const words = { conclusion: '', self_assessment: '', total_result: 0, author_name: 'A' }
    await store(scene.world, 'minutes', { audit_id, author_id: id, snapshot, ...words })
    return { shows: ({ data }) => (data as FindingList).some(({ audit }) => audit.id === audit_id) }
  },
  'GET /checklists/{id}/group-checklist-items/{groupId}/repeats': ({ audit: { id, groups } }) => ({
    params: { id, groupId: groups.first },
  }),
}
