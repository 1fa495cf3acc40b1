import { auditStatus } from '@apron/contract'
import { openAudit } from '../../../audits/open-audit.ts'
import { form } from '../../../pictures/pictures.ts'
import { store, type Prepare, type Scene } from '../../scene.ts'
import { table } from '../../table.ts'
import { minutesOf } from './audits.ts'

export const title = 'findings, papers as files and scans of signed ones'

/** What is said of findings besides their answers, papers as files, and scans of those that were signed. The people are those of the table of audits; with papers none of them is in the audit. */
export const calls = table(`
  #                                                                                                         nobody without elsewhere author holder super
  GET    /checklists/{id}/missing                                           audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/responsible-people                                audit:SET_CORRECTIVE_DATE       401    403     404       403    200    200
  PUT    /checklists/{id}/checklist-items/{itemId}/responsible              audit:SET_CORRECTIVE_DATE       401    403     404       403    200    200
  PUT    /checklists/{id}/checklist-items/{itemId}/responsible     #foreign audit:SET_CORRECTIVE_DATE       401    403     404       403    404    404
  POST   /exports                                                           -                               401    404     404       .      404    200
  POST   /exports                                                  #pack    -                               401    404     404       .      404    200
  GET    /exports/{id}                                                      -                               401    404     404       .      404    200
  GET    /minutes/{id}/scans                                                audit:see                       401    404     404       200    200    200
  POST   /minutes/{id}/scans                                                audit:EXPORT_MINUTES            401    403     404       403    200    200
  DELETE /minutes/{id}/scans/{scanId}                              #own     audit:EXPORT_MINUTES            .      403     404       403    200    200
  DELETE /minutes/{id}/scans/{scanId}                              #others  audit:EXPORT_MINUTES            401    403     404       403    403    200
  GET    /checklists/{id}/addenda                                           audit:see                       401    404     404       200    200    200
  POST   /checklists/{id}/addenda                                           audit:see                       401    404     404       200    403    200
  GET    /verification                                                      -                               200    200     200       200    200    200
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
  'POST /exports #pack': async (scene) => ({
    body: {
      what: 'pack',
      of: await minutesOf(scene, (await openAudit(scene.world)).id),
      format: 'zip',
      languages: ['vi'],
    },
  }),
  'GET /exports/{id}': async ({ world }) => {
    const { id: audit_id } = await openAudit(world)
    const values = { audit_id, what: 'blank', query: '{}', format: 'docx', language: 'vi' }
    return { params: { id: await store(world, 'exports', values) } }
  },
  'GET /minutes/{id}/scans': async (scene) => ({ params: { id: await minutesOf(scene, scene.audit.id) } }),
  'POST /minutes/{id}/scans': async (scene) => ({
    params: { id: await minutesOf(scene, scene.audit.id) },
    form: form({}, [['file', 'đã ký.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')]]),
  }),
  'GET /checklists/{id}/addenda': audit,
  'POST /checklists/{id}/addenda': async (scene) => {
    const { audit: opened } = scene
    await named(scene, opened.items[0])
    await minutesOf(scene, opened.id)
    await opened.move(auditStatus.CORRECTIVE)
    return { params: { id: opened.id } }
  },
  'DELETE /minutes/{id}/scans/{scanId} #own': (scene) => boundBy(scene, scene.caller.id),
  'DELETE /minutes/{id}/scans/{scanId} #others': async (scene) => boundBy(scene, (await scene.world.as()).id),
}

/** A scan that somebody has bound to minutes of the audit. */
async function boundBy(scene: Scene, user_id: number) {
  const { world, audit: opened } = scene
  const id = await minutesOf(scene, opened.id)
  const digest = 'a'.repeat(64)
  const stored = { digest, received_digest: digest, name: 'đã ký.pdf', type: 'application/pdf', kind: 'document' }
  const file_id = await store(world, 'files', { ...stored, bytes: 10, owner_id: user_id })
  return { params: { id, scanId: await store(world, 'minutes_scans', { minutes_id: id, file_id, digest, user_id }) } }
}
