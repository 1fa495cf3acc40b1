// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { Blob, File } from 'node:buffer'
import { toWire } from '@apron/contract'
import { auditItem } from '@apron/contract/audits'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { auditsKinds, findingKinds } from '../../../areas/audits/kept.ts'
import { documentsKinds } from '../../../areas/documents/kept.ts'
import { talkKinds } from '../../../areas/talk/kept.ts'
import { person } from '#testing/session.ts'
import { openSession } from '../../session/session.ts'
import { kindOf, registerKinds } from '../change-kinds.ts'
import { makeQueue, refresh } from '../queue.ts'
import { makeSender, wake } from '../sender.ts'
import { leased } from '../leader-lock.ts'
import { openStore } from './store.ts'
import { changesOf } from './stored-changes.ts'

/**
 * One unsent entry of each kind, in the format of today's devices. The outbox promised to deliver it: whoever changes
 * the format of an entry adds the new one here, and leaves these as they are.
 */
const item = {
  id: 11,
  library_item_id: 8,
  group_id: 3,
  header: '1.1',
  content: 'Van xả',
  tags: [],
  asks_input: true,
  comment_count: 0,
  status: { id: 1, code: '-', name: 'Chưa đánh giá', color: '#888888', is_default: true, is_finding: false },
  corrective_date: null,
  corrective_status: 0,
  finding_state: 'open',
  finding_number: null,
  has_conclusion: false,
  responsible: null,
  document_items: [],
  heads: { answer: ['h1'], corrective_date: [], responsible: [], conclusion: [] },
  conflicts: [],
}
const about = { auditId: 5, audit: 'Kho A', item }
const place = { auditId: 5, audit: 'Kho A', itemId: 12, item: '1.2' }
const status = { id: 4, code: 'MAJ', name: 'Lỗi nặng', color: '#cc0000', is_default: false, is_finding: true }
const jpeg = { name: 'van.jpg', type: 'image/jpeg', lastModified: 5, data: new Blob(['photo'], { type: 'image/jpeg' }) }
const taken = { time: '2026-02-28T08:00:00', offset: '+07:00', latitude: null, longitude: null }
const pdf = { name: 'a.pdf', type: 'application/pdf', lastModified: 6, data: new Blob(['%PDF']) }
const written = { postId: 9, post: 'Hỏi', content: '<p>Đáp</p>', parentId: 0 }

type Entry = { kind: string; order: string; value: object; files?: object[] }
const entries: Entry[] = [
  { kind: 'answer', order: 'audit/5/item/11', value: { ...about, status, seen: ['h1'] } },
  { kind: 'corrective_date', order: 'audit/5/item/11', value: { ...about, date: '2026-04-01', seen: [] } },
  { kind: 'corrective_status', order: 'audit/5/item/11', value: { ...about, isComplete: true } },
  {
    kind: 'responsible',
    order: 'audit/5/item/11',
    value: { ...about, responsible: { id: 3, fullname: 'Hà' }, seen: ['h2'] },
  },
  {
    kind: 'comment',
    order: 'audit/5/item/12',
    value: { ...place, content: '<p>Rò</p>', result: '<p>Kết</p>', parentId: 0 },
    files: [
      { field: 'images', ...jpeg, taken },
      { field: 'files', ...pdf },
    ],
  },
  {
    kind: 'comment_edit',
    order: 'audit/5/item/12',
    value: { ...place, content: '<p>Rỉ</p>', result: null, commentId: 21, gone: [4] },
  },
  {
    kind: 'finding_evidence',
    order: 'finding/31',
    value: { findingId: 31, called: '1.1', audit: 'Kho A', content: '<p>Đã thay</p>', isDone: true },
    files: [{ field: 'images', ...jpeg }],
  },
  {
    kind: 'media_file',
    order: 'media/1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    value: { name: 'a.pdf', bytes: 4 },
    files: [{ field: 'file', ...pdf }],
  },
  {
    kind: 'chat_message',
    order: 'chat/9',
    value: { channelId: 9, name: 'Hà', type: 'image', text: 'Đây' },
    files: [{ field: 'files', ...jpeg }],
  },
  {
    kind: 'forum_post',
    order: 'forum',
    value: { postId: null, topicId: 2, title: 'Hỏi', content: '<p>?</p>', isPinned: false, about: {}, gone: [] },
    files: [{ field: 'img_path', ...jpeg }],
  },
  {
    kind: 'forum_post',
    order: 'forum',
    value: { postId: 9, topicId: 2, title: 'Hỏi', content: '<p>!</p>', about: {}, gone: [7] },
  },
  { kind: 'forum_comment', order: 'forum/9', value: { ...written, commentId: null, gone: [] } },
  { kind: 'forum_comment', order: 'forum/9', value: { ...written, commentId: 41, gone: [6] } },
]

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`
const at = '2026-03-01T02:03:04.000Z'

/** Writes them as the store holds them, without any of its code. */
async function leave(name: string): Promise<void> {
  const shelf = await openDB(name, 2, {
    upgrade: (made) => {
      const changes = made.createObjectStore('changes', { keyPath: 'n', autoIncrement: true })
      changes.createIndex('id', 'id')
      changes.createIndex('person', 'userId')
      changes.createIndex('order', ['userId', 'order'])
      made.createObjectStore('drafts', { keyPath: 'key' }).createIndex('person', 'userId')
      made.createObjectStore('leases', { keyPath: 'name' })
      made.createObjectStore('copies', { keyPath: 'key' }).createIndex('person', 'userId')
    },
  })
  for (const [index, entry] of entries.entries())
    await shelf.add('changes', { v: 1, id: idOf(index), userId: 7, at, files: [], tries: 0, ...entry })
  shelf.close()
}

const asked: string[] = []
const heard = { ...(toWire(auditItem, item) as object), parent_id: 0, children: [], file_name: 'a.pdf' }
const told = JSON.stringify({ data: heard })

class Form {
  said: string[] = []
  append(name: string, value: string | File): void {
    this.said.push(`${name}=${typeof value === 'string' ? value : `${value.name} ${value.type} ${value.size}`}`)
  }
}

function note(method: string, url: string, headers: Headers, body: unknown): void {
  const says = body instanceof Form ? body.said.join(' ') : String(body)
  asked.push(`${headers.get('idempotency-key')?.slice(-2)} ${method} ${url} ${says}`)
}

/** What carries files tells how much of it has left, which only this way of sending does. */
class Request {
  status = 200
  statusText = ''
  response = told
  upload = {}
  #call = ['', ''] as [string, string]
  #headers = new Headers()
  onload = () => undefined
  onloadend = () => undefined
  open = (...call: [string, string]) => void (this.#call = call)
  setRequestHeader = (name: string, value: string) => this.#headers.set(name, value)
  getAllResponseHeaders = () => 'content-type: application/json'
  send(body: unknown): void {
    note(...this.#call, this.#headers, body)
    this.onload()
    this.onloadend()
  }
}

beforeEach(() => {
  registerKinds([auditsKinds, findingKinds, documentsKinds, talkKinds])
  openSession('token-1', person())
  asked.length = 0
  for (const [name, value] of Object.entries({ Blob, File, FormData: Form, XMLHttpRequest: Request }))
    vi.stubGlobal(name, value)
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    if (method !== 'GET') note(method, url, new Headers(headers), body)
    return new Response(told, { headers: { 'content-type': 'application/json' } })
  })
})

test('an entry of every kind that a device holds today is sent to its place, with all that it says', async () => {
  const named = [auditsKinds, findingKinds, documentsKinds, talkKinds].flatMap(({ names }) => names)
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(named))
  await leave('today')
  const ask = openStore('today')
  const problems: unknown[] = []
  const queue = makeQueue(ask, {
    person: () => 7,
    show: () => undefined,
    tell: () => undefined,
    unkept: () => undefined,
  })
  const sender = makeSender({
    queue,
    turn: leased(ask, 'outbox'),
    kindOf,
    mayPass: () => true,
    isReached: () => Promise.resolve(true),
    problemOf: (error) => String(problems.push(error)),
    tellHold: () => undefined,
  })
  await refresh(queue)
  wake(sender)
  await expect.poll(() => [queue.held.length, problems], { timeout: 20_000 }).toEqual([0, []])
  expect(asked).toEqual([
    `01 PUT /api/checklists/5/checklist-items/11 {"stt_code":"MAJ","seen":["h1"],"set_at":"${at}"}`,
    `02 POST /api/set-corrective-date/5/chk-item/11 {"corrective_date":"2026-04-01","seen":[],"set_at":"${at}"}`,
    '03 POST /api/set-status/5/chk-item/11 {"status":1}',
    `04 PUT /api/checklists/5/checklist-items/11/responsible {"responsible_id":3,"seen":["h2"],"set_at":"${at}"}`,
    '05 POST /api/checklists/5/checklist-items/12/comments content=<p>Rò</p> result=<p>Kết</p> parent_id=0 ' +
      'images_taken[0]=2026-02-28T08:00:00+07:00 images[0]=van.jpg image/jpeg 5 files[0]=a.pdf application/pdf 4',
    '06 POST /api/checklists/5/checklist-items/12/comments/21 content=<p>Rỉ</p> result= image_index[0]=4',
    '07 POST /api/findings/31/completion content=<p>Đã thay</p> images_taken[0]= images[0]=van.jpg image/jpeg 5',
    '08 POST /api/libraries/upload file=a.pdf application/pdf 4',
    `09 POST /api/chats/9 type=image data[text]=Đây client_id=${idOf(8)} images[0]=van.jpg image/jpeg 5`,
    '10 POST /api/faqs grp_faq_id=2 title=Hỏi content=<p>?</p> is_pin=0 img_path[0]=van.jpg image/jpeg 5',
    '11 POST /api/faqs/9 grp_faq_id=2 title=Hỏi content=<p>!</p> image_index[0]=7',
    '12 POST /api/faqs/9/comments content=<p>Đáp</p> parent_id=0',
    '13 POST /api/faqs/9/comments/41 content=<p>Đáp</p> image_index[0]=6',
  ])
  // What was sent is forgotten here.
  expect((await changesOf(ask, 7)).own).toEqual([])
})
