import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { ChatMessage } from '@apron/contract/talk'
import type { Database } from '#db/client.ts'
import { openAudit } from '../audits/open-audit.ts'
import type { Browser } from '../world.ts'
import type { OnDatabase } from './beside.ts'
import { keyNamed } from '../key-named.ts'
import { form, jpeg } from '../pictures/pictures.ts'
import type { RunningApp } from './running-app.ts'

type WriteAnswer = { status: number; body: unknown }
/** What of the answers is looked at, under the names of the wire. */
type Comment = { id: number; images: { url: string }[]; images_resize: { url: string }[] }
type Item = { no_cmt: number; checklist_item_status: { code: string } }
export type PeopleAtWork = {
  /** How many writes were acknowledged so far. */
  acknowledged(): number
  /** What was answered instead of an acknowledgement. */
  problems: WriteAnswer[]
  /** What was said in their chat, by its ids, and to whom. */
  chat: { id: number; to: number; said: number[] }
  /** Lets them finish: waits until everything that was sent is acknowledged. */
  goHome(): Promise<void>
  /** Everything that was acknowledged is there, once, in its order and with its pictures; and nothing else is. */
  check(): Promise<void>
}

/**
 * Four who answer an item each, one who comments with pictures, one who chats and one who adds positions, on an
 * application that may be gone meanwhile. As the product's own client does, each sends a write under one key until it
 * is acknowledged, and then the next.
 */
export async function peopleAtWork({
  on,
  app,
  token,
}: {
  on: OnDatabase
  app: () => RunningApp
  token: string
}): Promise<PeopleAtWork> {
  const as = async () => ({ id: 1 }) as Browser
  const { id: audit, items } = await on((db) => openAudit({ db, as }))
  const [commented, ...answered] = items as [number, number, number, number, number]
  const itemPath = (item: number) => `/checklists/${audit}/checklist-items/${item}`
  const client = openClient(app, token)
  const chat = await meet(client, itemPath(commented))
  const had = client.known.acknowledged

  const done: Done = {
    answers: answered.map((item) => ({ path: itemPath(item), item, codes: [] })),
    comments: [],
    messages: [],
    positions: [],
  }
  const work = Promise.all(startWork(client, done, { commented: itemPath(commented), chat: chat.id }))
  // Whoever was refused has failed before the others go home.
  work.catch(() => undefined)

  return {
    acknowledged: () => client.known.acknowledged - had,
    problems: client.known.problems,
    chat: { ...chat, said: done.messages },
    async goHome() {
      client.known.isWorking = false
      await work
    },
    async check() {
      const shown = await client.read<Comment[]>(`${itemPath(commented)}/comments`)
      await on(async (db) => {
        await checkRows(db, done)
        await checkPictures(db, done, { shown, url: app().url })
      })
      expect((await client.read<Item>(itemPath(commented))).no_cmt).toBe(done.comments.length)
      for (const { path, codes } of done.answers) {
        expect((await client.read<Item>(path)).checklist_item_status.code).toBe(codes.at(-1))
      }
    },
  }
}

/** What was acknowledged, in its order. */
type Done = {
  answers: { path: string; item: number; codes: string[] }[]
  comments: { id: number; width: number }[]
  messages: number[]
  positions: number[]
}

type Client = ReturnType<typeof openClient>

/** One who sends each write under a key until it is acknowledged; whatever is refused otherwise than by a 503 ends the work. */
export function openClient(app: () => RunningApp, token: string) {
  const known = { isWorking: true, acknowledged: 0, problems: [] as WriteAnswer[] }

  const ask = (method: string, path: string, body?: object, key?: string) =>
    fetch(`${app().url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'vi',
        ...(key && { 'idempotency-key': keyNamed(key) }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      body: body ? (body instanceof FormData ? body : JSON.stringify(body)) : null,
    })

  async function send<Data>(method: string, path: string, body: object, key?: string): Promise<Data> {
    for (;;) {
      // No answer is what a killed application gives.
      const told = await ask(method, path, body, key)
        .then(async (came): Promise<WriteAnswer> => ({ status: came.status, body: await came.json() }))
        .catch(() => null)
      if (told?.status === 200) {
        known.acknowledged += 1
        return (told.body as { data: Data }).data
      }
      // A machine that has too much to do may say so.
      if (told && (told.body as { code: string }).code !== 'server_busy') known.problems.push(told)
      if (told && told.status !== 503) {
        known.isWorking = false
        throw new Error(`${method} ${path}: ${JSON.stringify(told)}`)
      }
      await sleep(50)
    }
  }
  const read = async <Data>(path: string) => ((await (await ask('GET', path)).json()) as { data: Data }).data

  async function working(write: (n: number) => Promise<unknown>): Promise<void> {
    for (let n = 0; known.isWorking; n += 1) {
      await write(n)
      await sleep(15)
    }
  }

  return { known, send, read, working }
}

/** Makes somebody to chat with, and a result that can be commented on; gives the chat. */
async function meet({ send }: Client, commented: string): Promise<{ id: number; to: number }> {
  const person = form({ name: 'Lan', email: 'lan@apron.example', gender: '0', grp_id: '1' })
  for (const name of ['password', 'repass']) person.set(name, 'tra nap luc nua dem')
  const { id: lan } = await send<{ id: number }>('POST', '/users', person, 'lan')
  const { chanel_id } = await send<{ chanel_id: number }>('POST', '/chats', { user_id: lan }, 'channel')
  await send('PUT', commented, { stt_code: 'OBS' }, 'observation')
  return { id: chanel_id, to: lan }
}

function startWork({ send, working }: Client, done: Done, at: { commented: string; chat: number }): Promise<void>[] {
  return [
    ...done.answers.map(({ path, item, codes }) =>
      working(async (n) => {
        const stt_code = n % 2 ? 'MAJ' : 'OK'
        await send('PUT', path, { stt_code }, `${item}.${n}`)
        codes.push(stt_code)
      }),
    ),
    working(async (n) => {
      const picture = form({ content: `Ảnh ${n}` }, [['images[0]', `${n}.jpg`, await jpeg(40 + n, 30)]])
      const { id } = await send<Comment>('POST', `${at.commented}/comments`, picture, `comment ${n}`)
      done.comments.push({ id, width: 40 + n })
    }),
    working(async (n) => {
      const body = { type: 'text', data: { text: `Tin ${n}` }, client_id: `message ${n}` }
      done.messages.push((await send<ChatMessage>('POST', `/chats/${at.chat}`, body)).id)
    }),
    working(async (n) => {
      const body = { name: `Chức vụ ${n}`, order: 1 }
      done.positions.push((await send<{ id: number }>('POST', '/positions', body, `position ${n}`)).id)
    }),
  ]
}

async function checkRows(db: Database, { answers, comments, messages, positions }: Done): Promise<void> {
  const ids = async (table: 'comments' | 'chat_messages' | 'positions') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
  expect(await ids('comments')).toEqual(comments.map(({ id }) => id))
  expect(await ids('chat_messages')).toEqual(messages)
  expect(await ids('positions')).toEqual(positions)
  for (const { item, codes } of answers) {
    const history = db.selectFrom('audit_item_history').select('status_code').where('audit_item_id', '=', item)
    expect((await history.orderBy('id').execute()).map(({ status_code }) => status_code)).toEqual(codes)
  }
  // What was sent again is noted as such.
  const { rows } = await sql<{ action: string; entries: number }>`
    select action, count(*)::integer as entries from audit_trail
    where action in ('comment.created', 'chat.message_sent', 'position.created', 'audit_item.answered')
      and after->>'again' is null
    group by action order by action`.execute(db)
  expect(rows.map(({ action, entries }) => [action, entries])).toEqual([
    ['audit_item.answered', answers.reduce((sum, { codes }) => sum + codes.length, 1)],
    ['chat.message_sent', messages.length],
    ['comment.created', comments.length],
    ['position.created', positions.length],
  ])
}

async function checkPictures(
  db: Database,
  { comments }: Done,
  { shown, url }: { shown: Comment[]; url: string },
): Promise<void> {
  const digests = await sql<{ comment_id: number; digest: string }>`
    select comment_id, digest from comment_files join files on files.id = file_id`.execute(db)
  expect(digests.rows).toHaveLength(comments.length)
  for (const { id, width } of comments) {
    const comment = shown.find((one) => one.id === id)!
    const fetched = async (path: string) => Buffer.from(await (await fetch(url + path)).arrayBuffer())
    const original = await fetched(comment.images[0]!.url)
    const { digest } = digests.rows.find(({ comment_id }) => comment_id === id)!
    expect(createHash('sha256').update(original).digest('hex')).toBe(digest)
    expect((await sharp(original).metadata()).width).toBe(width)
    expect((await sharp(await fetched(comment.images_resize[0]!.url)).metadata()).width).toBe(width)
  }
}
