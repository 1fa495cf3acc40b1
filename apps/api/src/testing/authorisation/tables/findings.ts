import { auditStatus } from '@apron/contract'
<<<<<<< HEAD
import { openAudit } from '../../audits/open-audit.ts'
import type { Prepare, Scene } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'findings'

/** What is said of findings besides their answers. The people are those of the table of audits. */
export const calls = table(`
  #                                                                                                         nobody without elsewhere author holder super
  GET    /checklists/{id}/missing                                           audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/responsible-people                                audit:SET_CORRECTIVE_DATE       401    403     404       403    200    200
  PUT    /checklists/{id}/checklist-items/{itemId}/responsible              audit:SET_CORRECTIVE_DATE       401    403     404       403    200    200
  PUT    /checklists/{id}/checklist-items/{itemId}/responsible     #foreign audit:SET_CORRECTIVE_DATE       401    403     404       403    404    404
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
=======
import type { Prepare, Scene } from '../scene.ts'
import { table } from '../table.ts'
import { auditForm, holdsAudit, openToComments } from './audits.ts'

export const title = 'findings to correct'

/** What is shown of the findings of all audits; who is who as for the audits. */
export const calls = table(`
  #                                                                                                         nobody without elsewhere author holder super
  GET    /checklist-item-fix                                                -                               401    200     200       200    200    200
  GET    /checklist-item-fix                                       #seen    audit:see                       401    no      no        yes    yes    yes
  GET    /checklist-item-fix/counts                                         -                               401    200     200       200    200    200
  GET    /checklist-item-fix/counts                                #seen    audit:see                       401    no      no        yes    yes    yes
`)

/** A finding with a date, so that the audit is in the list of what is to be corrected. */
async function giveFinding(scene: Scene): Promise<void> {
  await openToComments(scene)
  await scene.audit.move(auditStatus.CORRECTIVE)
  const items = scene.world.db.updateTable('audit_items').set({ corrective_date: '2026-04-20' })
  await items.where('id', '=', scene.audit.items[0]).execute()
}
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
>>>>>>> monday
}
