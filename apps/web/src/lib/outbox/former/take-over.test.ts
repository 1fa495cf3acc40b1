import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { formerAudits } from '../../../areas/audits/workspace/kept/former-audits.ts'
import { saidIn } from '../../../areas/audits/workspace/kept/kept-change.ts'
import { formerChats } from '../../../areas/talk/chat/writing/former-chats.ts'
import type { Code } from '../../code/code.ts'
import { registerKinds, type Kinds } from '../change-kinds.ts'
import { openStore } from '../store/store.ts'
import { changesOf } from '../store/stored-changes.ts'
import { takeOverFormer } from './take-over.ts'

const storage = () => {
  const entries: Record<string, string> = {}
  return Object.defineProperties(entries, {
    getItem: { value: (name: string) => entries[name] ?? null },
    removeItem: { value: (name: string) => delete entries[name] },
  })
}
const known = { kinds: {}, former: [...formerAudits, ...formerChats] }
registerKinds([{ names: ['answer'], code: { until: () => Promise.resolve(known) } as unknown as Code<Kinds> }])
beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})

const drafts = (name: string) => openStore(name)((shelf) => shelf.getAll('drafts'))

test('answers of older versions come over in their order, of whomever they are, and what cannot be read stays', async () => {
  const answer = (id: number, at: number) =>
    JSON.stringify({
      item: { id, header: 'x', checklist_item_status: { code: '-', is_def: true } },
      status: { code: 'C', is_def: false },
      key: `key-${id}`,
      isWaiting: true,
      at,
    })
  Object.assign(localStorage, {
    'answer/1/5/11': answer(11, 2000),
    'answer/1/5/12': answer(12, 1000),
    'answer/2/5/13': answer(13, 3000),
    'answer/1/2/3': 'an answer on its way',
    token: 'x',
  })
  const ask = openStore('answers')
  expect(await takeOverFormer(ask)).toBe(true)
  const { own, others } = await changesOf(ask, 1)
  expect(own.map(({ id, order, kind, at }) => [id, order, kind, at])).toEqual([
    ['key-12', 'audit/5/item/12', 'answer', '1970-01-01T00:00:01.000Z'],
    ['key-11', 'audit/5/item/11', 'answer', '1970-01-01T00:00:02.000Z'],
  ])
  // The words of the wire have become ours since.
  expect(saidIn(own[0]!)).toMatchObject({
    status: { code: 'C', is_default: false },
    item: { status: { code: '-', is_default: true } },
  })
  expect([others, Object.keys(localStorage)]).toEqual([1, ['answer/1/2/3', 'token']])
  expect(await takeOverFormer(ask)).toBe(false)
})

test('messages and drafts of older versions come over with their files, once', async () => {
  const photo = new File(['photo'], 'van.jpg', { type: 'image/jpeg' })
  const chat = await openDB('chat', 1, {
    upgrade: (shelf) => void shelf.createObjectStore('unsent', { keyPath: 'clientId' }),
  })
  const message = { channelId: 9, type: 'image', text: 'Van xả', at: '2026-03-01T00:00:00.000Z', userId: 1 }
  await chat.put('unsent', { ...message, clientId: 'one', files: [photo], problem: 'Too long.' })
  chat.close()
  const comments = await openDB('comment-drafts', 1, { upgrade: (shelf) => void shelf.createObjectStore('files') })
  await comments.put('files', { images: [photo], files: [], at: Date.now() }, 'draft/1/5/11/new/tab-1')
  comments.close()
  Object.assign(sessionStorage, {
    'draft/1/5/11/new': '{"content":"<p>Nửa câu</p>","result":null}',
    'draft/tab': 'tab-1',
    'chat/draft/1/9': 'đang viết',
    'minutes-draft/5/1': '{"conclusion":"<p>Kho</p>","self_assessment":"","checklist_items":[3]}',
  })
  const ask = openStore('messages')
  expect(await takeOverFormer(ask)).toBe(true)
  const { own } = await changesOf(ask, 1)
  expect(own.map(({ id, kind, order, problem }) => [id, kind, order, problem])).toEqual([
    ['one', 'chat_message', 'chat/9', 'Too long.'],
  ])
  expect(await own[0]!.files[0]!.file.text()).toBe('photo')
  const kept = await drafts('messages')
  expect(kept.map(({ key, words, files }) => [key, words, files.map(({ name }) => name)])).toEqual([
    ['1/chat/9', { text: 'đang viết' }, []],
    ['1/comment/5/11/new', { content: '<p>Nửa câu</p>', result: null }, []],
    ['1/comment/5/11/new#files', null, ['van.jpg']],
    ['1/minutes/5', { conclusion: '<p>Kho</p>', self_assessment: '', checklist_items: [3] }, []],
  ])
  expect(Object.keys(sessionStorage)).toEqual([])
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('chat')
})
