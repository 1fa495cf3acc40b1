import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditStatus } from '@apron/contract'
import type { Comment } from '@apron/contract/audits'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

const rights = ['AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT', 'UPDATE_COMMENT', 'DELETE_COMMENT', 'FINAL_COMMENT'] as const

let world: World
let audit: OpenAudit
let auditor: Browser
let item: number
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  audit = await openAudit(world)
  auditor = await audit.member(...rights)
  item = audit.items[0]
  await answer('OBS')
})

const answer = (stt_code: string) =>
  auditor.put(`/checklists/${audit.id}/checklist-items/${item}`, { body: { stt_code } })
const at = (comment?: number) =>
  `/checklists/${audit.id}/checklist-items/${item}/comments${comment === undefined ? '' : `/${comment}`}`
const say = (who: Browser, content: string) => who.post(at(), { body: { content } })
const threads = async (): Promise<Comment[]> => (await auditor.get(at())).body.data

describe('a comment', () => {
  it('is refused while the status of the item does not allow comments, in the language of the caller', async () => {
    await answer('OK')
    const refused = await say(auditor, 'Không được')
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      400,
      'status_not_commented',
      'Status is not commented',
    ])
    const headers = { 'accept-language': 'vi' }
    const inVietnamese = await auditor.post(at(), { body: { content: 'Không được' }, headers })
    expect(inVietnamese.body.message).toBe('Kết quả này không cho phép ghi nhận')
  })

  it('is neither edited nor made final under a status without comments, but may be taken away', async () => {
    const id: number = (await say(auditor, 'Đã ghi')).body.data.id
    const refusals = async () => {
      const came = [
        await auditor.post(at(id), { body: { content: 'Sửa' } }),
        await auditor.post(`/comments/${id}/final`),
      ]
      return came.map(({ status, body }) => [status, body.code])
    }
    await answer('OK')
    expect(await refusals()).toEqual([0, 1].map(() => [400, 'status_not_commented']))
    await audit.move(auditStatus.CORRECTIVE)
    expect(await refusals()).toEqual([0, 1].map(() => [400, 'not_a_finding']))
    expect(await threads()).toMatchObject([{ content: 'Đã ghi', is_final: false, edited_at: null }])
    expect((await auditor.delete(at(id))).status).toBe(200)
  })

  it('is written on findings only while they are corrected, and nowhere before or after', async () => {
    await audit.move(auditStatus.CORRECTIVE)
    expect((await say(auditor, 'Đã sửa')).body.code).toBe('not_a_finding')
    const { id } = await world.db
      .selectFrom('item_statuses')
      .select('id')
      .where('code', '=', 'MAJ')
      .executeTakeFirstOrThrow()
    await world.db.updateTable('audit_items').set({ status_id: id }).where('id', '=', item).execute()
    const auditee = await audit.member('CREATE_COMMENT')
    expect((await say(auditee, 'Đã sửa')).status).toBe(200)
    for (const status of [auditStatus.SUBMITTING, auditStatus.APPROVAL, auditStatus.CLOSE]) {
      await audit.move(status)
      expect((await say(auditor, 'Muộn')).body.code).toBe('wrong_status')
    }
  })
})
