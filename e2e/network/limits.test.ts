import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { keptChanges } from '../kept.ts'
import { stageWorkspace } from '../workspace-page.ts'

const limits = { limit_calls: 240, limit_uploads: 0, limit_upload_mb: 0, limit_address: 20 }
const { product, lan, audit, enter, card } = await stageWorkspace({ settings: limits }, 130)
afterAll(() => product.stop())
afterEach(() => void vi.useRealTimers())
type Item = {
  id: number
  header: string
  grp_chk_item_id: number
  checklist_item_status: { code: string; is_def: boolean }
  heads: { answer: string[] }
}

test('a device that comes back with more answers than may be sent at once waits, loses none and keeps their order', async () => {
  const page = await enter(lan)
  await card(page, 0).waitFor()
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0)
  // Nothing is given back before the device has been refused, however long a busy machine takes.
  vi.useFakeTimers({ toFake: ['performance'] })
  const kept = await page.evaluate(
    async ([auditId, userId]) => {
      const token = localStorage.getItem('token')
      const ask = (path: string) => fetch(`/api${path}`, { headers: { Authorization: `Bearer ${token}` } })
      const { data } = await (await ask(`/checklists/${auditId}/group-checklist-items/0`)).json()
      // The last one first: the order is that in which they were chosen.
      const items = (data as Item[]).slice(0, 120).toReversed()
      const opening = indexedDB.open('kept')
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const transaction = opening.result.transaction('changes', 'readwrite')
      for (const { id, header, grp_chk_item_id: group_id, checklist_item_status: status, heads } of items) {
        const item = { id, header, group_id, status: { ...status, is_default: status.is_def }, heads, conflicts: [] }
        const value = { auditId, audit: '', item, status: { code: 'C' }, seen: heads.answer }
        const [at, order] = [new Date().toISOString(), `audit/${auditId}/item/${id}`]
        const change = { v: 1, id: crypto.randomUUID(), userId, kind: 'answer', order, at, value, files: [], tries: 1 }
        transaction.objectStore('changes').add(change)
      }
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      opening.result.close()
      // Somebody who has asked for too much already.
      const many = () => Promise.all(Array.from({ length: 60 }, () => ask('/profiles')))
      while ((await many()).every(({ status }) => status !== 429));
      return items.map(({ id }) => id)
    },
    [audit.id, lan.id] as const,
  )
  expect(kept).toHaveLength(120)
  let refused = 0
  page.on('response', (response) => void (response.status() === 429 && refused++))
  await page.reload()
  await expect.poll(() => refused).toBeGreaterThan(0)
  vi.useRealTimers()
  // What the screen asks for itself comes as well.
  await card(page, 0).waitFor({ timeout: 60_000 })
  const answered = () =>
    product.world.db
      .selectFrom('audit_item_history')
      .select('audit_item_id')
      .where('user_id', '=', lan.id)
      .orderBy('id')
      .execute()
  await expect.poll(async () => (await answered()).length, { timeout: 120_000, interval: 500 }).toBe(120)
  expect((await answered()).map((row) => row.audit_item_id)).toEqual(kept)
  expect(refused).toBeLessThan(240)
  await expect.poll(() => keptChanges(page)).toEqual([])
  await page.context().close()
})
