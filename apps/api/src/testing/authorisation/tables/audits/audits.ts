import { auditStatus, type AuditStatus } from '@apron/contract'
import { openAudit } from '../../../audits/open-audit.ts'
import { form } from '../../../pictures/pictures.ts'
import { store, type Prepare, type Scene } from '../../scene.ts'
import { table } from '../../table.ts'

export const title = 'audits'

/**
 * Audits and what is inside them. `author` wrote the audit, or the comment, and holds no permission. In a call that
 * needs a permission in the audit, `without` is in the team with every right but that one; otherwise `without` is in
 * the audit's organisation with every right but those that show audits. `elsewhere` may see the audits of another
 * organisation. `holder` is in the team by a role that brings just the permission.
 */
export const calls = table(`
  #                                                                                                         nobody without elsewhere author holder super
  GET    /checklists                                                        -                               401    200     200       200    200    200
  GET    /checklists                                               #seen    audit:see                       401    no      no        yes    yes    yes
  GET    /checklists/counts                                                 -                               401    200     200       200    200    200
  GET    /checklists/counts                                        #seen    audit:see                       401    no      no        yes    yes    yes
  GET    /checklists/resume                                                 -                               401    200     200       200    200    200
  POST   /checklists                                                        CREATE_CHECKLIST                401    403     200       .      200    200
  GET    /checklists/{id}                                                   audit:see                       401    404     404       200    200    200
  PUT    /checklists/{id}                                                   audit:UPDATE_CHECKLIST          401    403     404       403    200    200
  DELETE /checklists/{id}                                                   audit:DELETE_CHECKLIST          401    403     404       403    200    200
  GET    /checklists/{id}/users                                             audit:see                       401    404     404       200    200    200
  POST   /checklists/{id}/checklist-items                                   audit:ADD_CHECKLIST_ITEM        401    403     404       403    200    200
  POST   /checklists/{id}/checklist-items                          #fewer   audit:ADD_CHECKLIST_ITEM        401    403     404       403    403    200
  POST   /checklists/{id}/approval                                          audit:APPROVE_CHECKLIST         401    403     404       403    200    200
  POST   /checklists/{id}/rejection                        audit:REJECT_CHECKLIST|APPROVE_CHECKLIST         401    403     404       403    200    200
  POST   /checklists/{id}/in-progress                                       audit:IN_PROGRESS_CHECKLIST     401    403     404       403    200    200
  POST   /checklists/{id}/corrective                                        audit:CORRECTIVE_CHECKLIST      401    403     404       403    200    200
  POST   /checklists/{id}/close                                             audit:CLOSE_CHECKLIST           401    403     404       403    200    200
  POST   /checklists/{id}/duplicates                                        audit:DUPLICATE_CHECKLIST       401    403     404       403    200    200

  GET    /checklists/{id}/checklist-items                                   audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/group-checklist-items/{groupId}                   audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/checklist-items/{itemId}                          audit:see                       401    404     404       200    200    200
  PUT    /checklists/{id}/checklist-items/{itemId}                          audit:AUDIT_CHECKLIST_ITEM      401    403     404       403    200    200
  PUT    /checklists/{id}/checklist-items/{itemId}                 #foreign audit:AUDIT_CHECKLIST_ITEM      401    403     404       403    404    404
  GET    /checklists/{id}/quick-reports                                     audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/figures                                           audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/checklist-items/{itemId}/histories                audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/checklist-items/{itemId}/histories       #foreign audit:see                       401    404     404       404    404    404
  GET    /checklists/{id}/search                                            audit:see                       401    404     404       200    200    200
  POST   /set-corrective-date/{id}/chk-item/{itemId}                        audit:SET_CORRECTIVE_DATE       401    403     404       403    200    200
  POST   /set-status/{id}/chk-item/{itemId}                                 audit:SET_CORRECTIVE_STATUS     401    403     404       403    200    200
  GET    /search                                                   #seen    audit:see                       401    no      no        yes    yes    yes

  GET    /checklists/{id}/checklist-items/{itemId}/comments                 audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/checklist-items/{itemId}/comments        #foreign audit:see                       401    404     404       404    404    404
  POST   /checklists/{id}/checklist-items/{itemId}/comments                 audit:CREATE_COMMENT            401    403     404       403    200    200
  GET    /checklists/{id}/checklist-items/{itemId}/comments/{commentId}          audit:see                  401    404     404       200    200    200
  GET    /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #foreign audit:see                  401    404     404       404    404    404
  POST   /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #own     audit:UPDATE_COMMENT       .      403     404       403    200    200
  POST   /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #others  audit:UPDATE_COMMENT       401    403     404       .      403    403
  DELETE /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #own     audit:DELETE_COMMENT       .      403     404       403    200    200
  DELETE /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #others  audit:DELETE_COMMENT       401    403     404       .      403    403
  POST   /comments/{id}/final                                               audit:FINAL_COMMENT             401    403     404       403    200    200

  GET    /checklists/{id}/meeting-minutes                                   audit:see                       401    404     404       200    200    200
  POST   /checklists/{id}/meeting-minutes                                   audit:EXPORT_MINUTES            401    403     404       403    200    200
  GET    /checklists/{id}/meeting-minutes/{minutesId}                       audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/meeting-minutes/{minutesId}              #foreign audit:see                       401    404     404       404    404    404
  GET    /checklists/{id}/meeting-minutes/checklist-items                   audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/meeting-minutes-last                              audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/result                                            audit:see                       401    404     404       200    200    200
  GET    /papers/head                                                       -                               401    200     200       .      200    200
  GET    /checklists/{id}/result                                   #none    audit:see                       401    404     404       402    402    402
`)

const { SUBMITTING, APPROVAL, CORRECTIVE } = auditStatus
const words = { conclusion: '<p>Ổn định.</p>', self_assessment: '<p>Đồng ý.</p>' }

/** The audit itself, moved to a status first when one is named. */
const audit = (status?: AuditStatus, body?: unknown): Prepare => {
  return async (scene) => {
    if (status !== undefined) await scene.audit.move(status)
    return { params: { id: scene.audit.id }, ...(body !== undefined && { body }) }
  }
}
const item = (body?: unknown, status?: AuditStatus): Prepare => {
  return async (scene) => {
    if (status !== undefined) await scene.audit.move(status)
    return { params: { id: scene.audit.id, itemId: scene.audit.items[0] }, ...(body !== undefined && { body }) }
  }
}
/** An item of an audit that is not the one in the address. */
const foreignItem = (body?: unknown): Prepare => {
  return async ({ world, audit: { id } }) => ({
    params: { id, itemId: (await openAudit(world)).items[0] },
    ...(body !== undefined && { body }),
  })
}

export async function auditForm({ world, audit: { id } }: Scene) {
  const row = await world.db
    .selectFrom('audits')
    .select('organization_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { name: 'Đánh giá lại', starting_date: '2026-03-02', ending_date: '2026-03-20', org_id: row.organization_id }
}

async function libraryItems({ world, audit: { id } }: Scene): Promise<number[]> {
  const rows = await world.db.selectFrom('audit_items').select('library_item_id').where('audit_id', '=', id).execute()
  return rows.map((row) => row.library_item_id)
}
const choosing = (howMany: (all: number[]) => number[]): Prepare => {
  return async (scene) => {
    await scene.audit.move(SUBMITTING)
    return { params: { id: scene.audit.id }, body: { checklist_items: howMany(await libraryItems(scene)) } }
  }
}

/** Makes a finding of the first item. */
export async function openToComments({ world, audit: { items } }: Scene): Promise<void> {
  const { id } = await world.db
    .selectFrom('item_statuses')
    .select('id')
    .where('code', '=', 'MAJ')
    .executeTakeFirstOrThrow()
  await world.db.updateTable('audit_items').set({ status_id: id }).where('id', '=', items[0]).execute()
}
async function comment(scene: Scene, by: 'caller' | 'other', item = scene.audit.items[0]) {
  await openToComments(scene)
  const user_id = by === 'caller' ? scene.caller.id : (await scene.world.as()).id
  return store(scene.world, 'comments', { audit_item_id: item, user_id, content: '<p>Rò rỉ.</p>' })
}
const onComment = (by: 'caller' | 'other', sent: () => { form?: FormData } = () => ({})): Prepare => {
  return async (scene) => ({
    params: { id: scene.audit.id, itemId: scene.audit.items[0], commentId: await comment(scene, by) },
    ...sent(),
  })
}
const edited = () => ({ form: form({ _method: 'PUT', content: '<p>Đã khắc phục.</p>' }) })

export async function minutesOf({ world }: Scene, auditId: number): Promise<number> {
  const { status, body } = await (await world.asSuper()).post(`/checklists/${auditId}/meeting-minutes`, { body: words })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data.id
}
const withMinutes: Prepare = async (scene) => {
  const minutesId = await minutesOf(scene, scene.audit.id)
  return { params: { id: scene.audit.id, minutesId } }
}

/** Whether a list holds the audit. */
export const holdsAudit = ({ audit: { id } }: Scene) => ({
  query: { per_page: 'all' },
  shows: ({ data }: { data: never }) => (data as { id: number }[]).some((row) => row.id === id),
})

/** What the calls of audits, and of what is in them, are sent with. */
export const requests: Record<string, Prepare> = {
  'GET /checklists #seen': holdsAudit,
  'GET /checklists/counts #seen': async ({ world, audit: { id } }) => {
    await world.db
      .updateTable('audits')
      .set({ name: `Đợt ${id} của kho` })
      .where('id', '=', id)
      .execute()
    return { query: { search: `Đợt ${id} của kho` }, shows: ({ data }) => (data as unknown[]).length > 0 }
  },
  'POST /checklists': async ({ world }) => {
    const org_id = await store(world, 'organizations', { name: 'Kho mới', status: 1 })
    return { body: { name: 'Đánh giá mới', starting_date: '2026-03-02', ending_date: '2026-03-20', org_id } }
  },
  'GET /checklists/{id}': audit(),
  'PUT /checklists/{id}': async (scene) => ({ params: { id: scene.audit.id }, body: await auditForm(scene) }),
  'DELETE /checklists/{id}': audit(SUBMITTING),
  'GET /checklists/{id}/users': audit(),
  'POST /checklists/{id}/checklist-items': choosing((all) => all),
  'POST /checklists/{id}/checklist-items #fewer': choosing((all) => all.slice(1)),
  'POST /checklists/{id}/approval': audit(SUBMITTING),
  'POST /checklists/{id}/rejection': audit(SUBMITTING),
  'POST /checklists/{id}/in-progress': audit(APPROVAL),
  'POST /checklists/{id}/corrective': audit(undefined, {}),
  'POST /checklists/{id}/close': audit(undefined, { closing_date: '2026-03-21' }),
  'POST /checklists/{id}/duplicates': audit(),

  'GET /checklists/{id}/checklist-items': audit(),
  'GET /checklists/{id}/group-checklist-items/{groupId}': ({ audit: { id, groups } }) => ({
    params: { id, groupId: groups.first },
  }),
  'GET /checklists/{id}/checklist-items/{itemId}': item(),
  'PUT /checklists/{id}/checklist-items/{itemId}': item({ stt_code: 'OK' }),
  'PUT /checklists/{id}/checklist-items/{itemId} #foreign': foreignItem({ stt_code: 'OK' }),
  'GET /checklists/{id}/quick-reports': audit(),
  'GET /checklists/{id}/figures': audit(),
  'GET /checklists/{id}/checklist-items/{itemId}/histories': item(),
  'GET /checklists/{id}/checklist-items/{itemId}/histories #foreign': foreignItem(),
  'GET /checklists/{id}/search': ({ audit: { id } }) => ({ params: { id }, query: { search: 'phễu' } }),
  'POST /set-corrective-date/{id}/chk-item/{itemId}': async (scene) => {
    await openToComments(scene)
    return item({ corrective_date: '2099-04-20' })(scene)
  },
  'POST /set-status/{id}/chk-item/{itemId}': async (scene) => {
    await openToComments(scene)
    return item({ status: 1 }, CORRECTIVE)(scene)
  },
  'GET /search #seen': async ({ world, audit: { id } }) => {
    const name = `Đợt ${id} của kho`
    await world.db.updateTable('audits').set({ name }).where('id', '=', id).execute()
    return {
      query: { q: name },
      shows: ({ data }) => (data as { audits: { id: number }[] }).audits.some((row) => row.id === id),
    }
  },

  'GET /checklists/{id}/checklist-items/{itemId}/comments': item(),
  'GET /checklists/{id}/checklist-items/{itemId}/comments #foreign': foreignItem(),
  'POST /checklists/{id}/checklist-items/{itemId}/comments': async (scene) => {
    await openToComments(scene)
    return { params: { id: scene.audit.id, itemId: scene.audit.items[0] }, form: form({ content: '<p>Rò rỉ.</p>' }) }
  },
  'GET /checklists/{id}/checklist-items/{itemId}/comments/{commentId}': onComment('other'),
  'GET /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #foreign': async (scene) => {
    const { id, items } = scene.audit
    return { params: { id, itemId: items[0], commentId: await comment(scene, 'other', items[1]) } }
  },
  'POST /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #own': onComment('caller', edited),
  'POST /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #others': onComment('other', edited),
  'DELETE /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #own': onComment('caller'),
  'DELETE /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #others': onComment('other'),
  'POST /comments/{id}/final': async (scene) => ({ params: { id: await comment(scene, 'other') } }),

  'GET /checklists/{id}/meeting-minutes': audit(),
  'POST /checklists/{id}/meeting-minutes': audit(undefined, words),
  'GET /checklists/{id}/meeting-minutes/{minutesId}': withMinutes,
  'GET /checklists/{id}/meeting-minutes/{minutesId} #foreign': async (scene) => ({
    params: { id: scene.audit.id, minutesId: await minutesOf(scene, (await openAudit(scene.world)).id) },
  }),
  'GET /checklists/{id}/meeting-minutes/checklist-items': audit(),
  'GET /checklists/{id}/meeting-minutes-last': audit(),
  'GET /checklists/{id}/result': withMinutes,
  'GET /checklists/{id}/result #none': audit(),
}
