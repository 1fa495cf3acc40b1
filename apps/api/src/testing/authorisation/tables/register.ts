import { fresh, store, type Prepare, type Scene } from '../scene.ts'
import { table } from '../table.ts'
import { auditForm, openToComments } from './audits.ts'

export const title = 'the register of findings'

/** All findings that somebody may see, and what each keeps of them; who is who as for the audits, of a view the author is who keeps it. */
export const calls = table(`
  #                                                                                                         nobody without elsewhere author holder super
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

const form = { name: 'Trễ hạn', query: { due: 5 } }

const ownView: Prepare = async ({ world, authorId }) => {
  const user_id = authorId ?? (await world.as()).id
  const values = { user_id, name: fresh('Xem'), query: '{}', sort_by: 'due', sort: 'asc' }
  return { params: { id: await store(world, 'finding_views', values) } }
}
/** A finding in the audit, and what leaves the findings of its organisation alone. */
async function finding(scene: Scene) {
  await openToComments(scene)
  const { org_id } = await auditForm(scene)
  return { organization_id: org_id }
}

type Found = { audit: { id: number } }[]

/** What the calls are sent with. */
export const requests: Record<string, Prepare> = {
  'GET /findings #seen': async (scene) => {
    const query = await finding(scene)
    return { query, shows: ({ data }) => (data as Found).some(({ audit }) => audit.id === scene.audit.id) }
  },
  'GET /findings/board #seen': async (scene) => {
    const query = await finding(scene)
    return {
      query,
      shows: ({ data }) =>
        (data as { rows: Found }[]).some(({ rows }) => rows.some(({ audit }) => audit.id === scene.audit.id)),
    }
  },
  'POST /findings/exports': () => ({ body: { format: 'csv', query: {} } }),
  'POST /findings/exports #seen': async (scene) => {
    await finding(scene)
    const { name } = await scene.world.db
      .selectFrom('audits')
      .select('name')
      .where('id', '=', scene.audit.id)
      .executeTakeFirstOrThrow()
    return {
      body: { format: 'csv', query: {} },
      shows: ({ data }) => (data as { text: string }).text.includes(`"${name}"`),
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
    return { shows: ({ data }) => (data as Found).some(({ audit }) => audit.id === audit_id) }
  },
  'GET /checklists/{id}/group-checklist-items/{groupId}/repeats': ({ audit: { id, groups } }) => ({
    params: { id, groupId: groups.first },
  }),
}
