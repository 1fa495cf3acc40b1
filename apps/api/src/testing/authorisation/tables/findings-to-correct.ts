import { auditStatus } from '@apron/contract'
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
}
