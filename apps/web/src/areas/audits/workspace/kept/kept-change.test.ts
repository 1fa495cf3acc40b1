// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { toWire } from '@apron/contract'
import { auditItem, auditWorkspace, type AuditItem } from '@apron/contract/audits'
import { beforeEach, expect, test, vi } from 'vitest'
import { keyOf } from '#lib/calls/queries.ts'
import { queryClient } from '#lib/calls/query-client.ts'
import type { Code } from '#lib/code/code.ts'
import type { Change } from '#lib/outbox/change.ts'
import { registerKinds, type Kinds } from '#lib/outbox/change-kinds.ts'
import { readRescue, rescueFile } from '#lib/outbox/store/rescue.ts'
import { openStore } from '#lib/outbox/store/store.ts'
import { addChange, changesOf } from '#lib/outbox/store/stored-changes.ts'
import { openSession } from '#lib/session/session.ts'
import { person } from '#testing/session.ts'
import { pendingIn, withPending } from './kept-audit.ts'
import { kinds } from './kept-kinds.ts'

registerKinds([{ names: ['answer', 'corrective_date', 'corrective_status'], code: {} as Code<Kinds> }])

const open = { id: 1, code: '-', name: 'Chưa đánh giá', color: '#888888' }
const finding = { id: 4, code: 'MAJ', name: 'Lỗi nặng', color: '#cc0000' }
const flags = { is_finding: false, allows_comments: false, asks_input: false, is_default: true }
const item: AuditItem = {
  id: 11,
  library_item_id: 8,
  group_id: 3,
  asks_input: true,
  comment_count: 2,
  header: '1.1',
  content: '',
  tags: [],
  corrective_date: null,
  corrective_status: 0,
  finding_state: 'open',
  document_items: [],
  responsible: null,
  finding_number: null,
  has_conclusion: false,
  status: { ...open, ...flags },
  heads: { answer: [], corrective_date: [], responsible: [], conclusion: [] },
  conflicts: [],
}

const change = (kind: string, said: object): Change => ({
  v: 1,
  id: crypto.randomUUID(),
  userId: 7,
  kind,
  order: 'audit/5/item/11',
  at: '2026-03-01T02:03:04.000Z',
  value: { auditId: 5, audit: 'Kho A', item, ...said },
  files: [],
  tries: 0,
})
const answered = { status: { ...finding, ...flags, is_finding: true, is_default: false } }

/** Changes as they come out of the store. */
async function found(changes: readonly Change[]) {
  const ask = openStore(crypto.randomUUID())
  for (const one of changes) await addChange(ask, one)
  return (await changesOf(ask, 7)).own.map((one) => ({ ...one, isWaiting: true }))
}

const asked: { url: string; body: unknown }[] = []
const at = '2026-03-01T02:03:04.000Z'
const said = { seen: ['h1'], set_at: at }
beforeEach(() => {
  openSession('token-1', person())
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, body: JSON.parse(init.body as string) })
    return Response.json({ data: toWire(auditItem, { ...item, ...answered }) })
  })
})

test('an answer that waits is shown on its item', async () => {
  const pending = pendingIn(5, await found([change('answer', answered)]))
  expect(pending.get(11)?.item).toEqual(item)
  expect(withPending([item], pending)).toEqual([{ ...item, ...answered }])
})

test('it is sent to its place, and what is counted of its group then is right', async () => {
  const group = { id: 3, parent_id: 0, index: '1', header: 'Kho', total: 2, checked: 0, own_total: 2 }
  const tree = keyOf(auditWorkspace.groups, { params: { id: 5 }, query: {} })
  queryClient.setQueryData(tree, { data: { groups: [group], total: 2, checked: 0, percent: 0 } })
  const [kept] = await found([change('answer', { ...answered, seen: ['h1'] })])
  const made = await kinds['answer']!.send(kept!, new AbortController().signal)
  expect(asked).toEqual([{ url: '/api/checklists/5/checklist-items/11', body: { stt_code: 'MAJ', ...said } }])
  kinds['answer']!.arrived!(kept!, made as never)
  expect(queryClient.getQueryData(tree)).toEqual({
    data: { groups: [{ ...group, checked: 1 }], total: 2, checked: 1, percent: 50 },
  })
})

test('a saved file is taken in, and each change of it sent and described as it was meant', async () => {
  const changes = [
    change('answer', { ...answered, seen: ['h1'] }),
    change('corrective_date', { date: '2026-04-01', seen: ['h1'] }),
    change('corrective_status', { isComplete: true }),
  ]
  const saved = await readRescue(await rescueFile(7, changes), 7)
  if (typeof saved === 'string') throw new Error(saved)
  const kept = await found(saved)
  for (const one of kept) await kinds[one.kind]!.send(one, new AbortController().signal)
  expect(asked).toEqual([
    { url: '/api/checklists/5/checklist-items/11', body: { stt_code: 'MAJ', ...said } },
    { url: '/api/set-corrective-date/5/chk-item/11', body: { corrective_date: '2026-04-01', ...said } },
    { url: '/api/set-status/5/chk-item/11', body: { status: 1 } },
  ])
  expect(kept.map((one) => kinds[one.kind]!.describe(one))).toMatchObject([
    { where: 'Kho A · 1.1', says: 'MAJ · Lỗi nặng', to: '/checklist/5/view?group_id=0&item=11' },
    { where: 'Kho A · 1.1', says: '01/04/2026' },
    { where: 'Kho A · 1.1' },
  ])
  const pending = pendingIn(5, kept).get(11)
  expect(pending).toMatchObject({ item, status: answered.status, date: '2026-04-01', isComplete: true })
})
