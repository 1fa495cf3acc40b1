import { auditStatus } from '@apron/contract'
import { openAudit } from '../../audits/open-audit.ts'
import { store, type Prepare, type Scene } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'findings and papers as files'

/** What is said of findings besides their answers, and papers as files. The people are those of the table of audits; with papers none of them is in the audit. */
export const calls = table(`
  #                                                                                                         nobody without elsewhere author holder super
  GET    /checklists/{id}/missing                                           audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/responsible-people                                audit:SET_CORRECTIVE_DATE       401    403     404       403    200    200
  PUT    /checklists/{id}/checklist-items/{itemId}/responsible              audit:SET_CORRECTIVE_DATE       401    403     404       403    200    200
  PUT    /checklists/{id}/checklist-items/{itemId}/responsible     #foreign audit:SET_CORRECTIVE_DATE       401    403     404       403    404    404
  POST   /exports                                                           -                               401    404     404       .      404    200
  GET    /exports/{id}                                                      -                               401    404     404       .      404    200
`)

const audit: Prepare = ({ audit: { id } }) => ({ params: { id } })

/** A finding of an audit, and somebody of the audited organisation who may answer for it. */
async function named(scene: Scene, itemId: number) {
  const { world } = scene
  const { id } = scene.audit
  await world.db
    .updateTable('audit_items')
    .set({ status_id: (all) => all.selectFrom('item_statuses').select('id').where('code', '=', 'MAJ') })
    .where('id', '=', itemId)
    .execute()
  const { organization_id } = await world.db
    .selectFrom('audits')
    .select('organization_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const person = await world.as()
  await world.db.updateTable('users').set({ organization_id }).where('id', '=', person.id).execute()
  return { params: { id, itemId }, body: { responsible_id: person.id } }
}

/** What the calls about findings are sent with. */
export const requests: Record<string, Prepare> = {
  'GET /checklists/{id}/missing': audit,
  'GET /checklists/{id}/responsible-people': audit,
  'PUT /checklists/{id}/checklist-items/{itemId}/responsible': async (scene) => {
    await scene.audit.move(auditStatus.CORRECTIVE)
    return named(scene, scene.audit.items[0])
  },
  'PUT /checklists/{id}/checklist-items/{itemId}/responsible #foreign': async (scene) =>
    named(scene, (await openAudit(scene.world)).items[0]),
  'POST /exports': async ({ world }) => ({
    body: { what: 'blank', of: (await openAudit(world)).id, format: 'docx', languages: ['vi'] },
  }),
  'GET /exports/{id}': async ({ world }) => {
    const { id: audit_id } = await openAudit(world)
    const values = { audit_id, what: 'blank', query: '{}', format: 'docx', language: 'vi' }
    return { params: { id: await store(world, 'exports', values) } }
  },
}
