import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { ServerEvents } from '@apron/contract/product'
import { form } from '../../pictures/pictures.ts'
import { sendPatiently } from '../running-app.ts'
import { password, type Employee } from './company.ts'
import type { Figures } from './figures.ts'

/** Milliseconds between two things that somebody does, on average. */
const pause = 20_000
/** Milliseconds after which a message that was not received counts as missed. */
const patience = 60_000

export const kinds = ['list', 'answer', 'message', 'photo', 'sign in'] as const
type Kind = (typeof kinds)[number]
/** Of a hundred things that somebody does. */
const share: Record<Kind, number> = { list: 60, answer: 22, message: 14, photo: 3, 'sign in': 1 }

const lists = (audit: number) => [
  '/checklists?per_page=20&sort=asc&sort_by=work',
  `/checklists/${audit}/checklist-items`,
  '/notifications/lines?per_page=20',
  '/waiting/count',
  '/chats',
  '/users/active',
]

/** What all of them share. */
export type Office = {
  url: string
  figures: Figures
  photos: Buffer[]
  /** Who waits for a message, by its text. */
  waiting: Map<string, () => void>
  /** Milliseconds until the day is over. */
  left(): number
}

/** Lets somebody work until the day is over, as the product's clients do: a tab that listens, and a call after the other. */
export async function atWork(office: Office, person: Employee, place: number): Promise<void> {
  const { figures } = office
  let { token } = person
  let tab = await openTab(office, person, token)
  let channel = 0
  let n = 0

  const call = async <Data>(method: string, path: string, body?: object, by = token): Promise<Data> => {
    const isWrite = method !== 'GET'
    const response = await sendPatiently(`${office.url}/api${path}`, {
      method,
      headers: {
        'accept-language': 'vi',
        ...(by && { authorization: `Bearer ${by}` }),
        ...(isWrite && by && { 'idempotency-key': randomUUID() }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : body ? JSON.stringify(body) : null,
    })
    const came = (await response.json()) as { data: Data }
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(came)}`)
    return came.data
  }
  const photo = () => marked(one(office.photos), `${person.id} ${n}`)
  const item = () => `/checklists/${person.audit}/checklist-items/${one(person.items)}`

  const openChannel = async () => {
    channel ||= (await call<{ chanel_id: number }>('POST', '/chats', { user_id: person.chatsWith })).chanel_id
  }
  /** What was said while no tab listened. */
  const catchUp = async () => {
    await openChannel()
    const { messages } = await call<{ messages: { message: string }[] }>('GET', `/chats/${channel}?after=0`)
    for (const { message } of messages) office.waiting.get(message)?.()
  }

  const does: Record<Kind, () => Promise<unknown>> = {
    list: () => call('GET', one(lists(person.audit))),
    answer: () => call('PUT', item(), { stt_code: n % 2 ? 'MAJ' : 'OBS' }),
    photo: () => call('POST', `${item()}/comments`, form({ content: `Ảnh ${n}` }, [['images[0]', 'ảnh.jpg', photo()]])),
    async message() {
      await openChannel()
      const text = `Tin ${n} của ${person.id}`
      const heard = figures.took('message heard', () => hearing(office, text))
      await call('POST', `/chats/${channel}`, { type: 'text', data: { text }, client_id: randomUUID() })
      await heard
    },
    async 'sign in'() {
      tab.disconnect()
      await call('POST', '/logout')
      const given = { email: person.email, password, type: 1 }
      token = (await call<{ token: string }>('POST', '/login', given, '')).token
      tab = await openTab(office, person, token)
      await catchUp()
    },
  }

  await rest(office, pause)
  for (; office.left() > 0; n += 1) {
    // Everybody begins with another thing, so that each kind comes up in the shortest of days.
    const kind = n === 0 ? kinds[place % kinds.length]! : chosen()
    await figures.took(kind, does[kind])
    await rest(office, 2 * pause)
  }
  tab.disconnect()
}

/** The same photo in other bytes, by a comment behind its first mark: what has come before is not looked at again. */
function marked(photo: Buffer, words: string): Buffer {
  const comment = Buffer.from([0xff, 0xfe, 0, words.length + 2, ...Buffer.from(words)])
  return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)])
}

const rest = ({ left }: Office, longest: number) => sleep(Math.max(0, Math.min(Math.random() * longest, left())))

function chosen(): Kind {
  let left = Math.random() * 100
  return kinds.find((kind) => (left -= share[kind]) < 0) ?? 'list'
}

const one = <Thing>(all: readonly Thing[]): Thing => all[Math.floor(Math.random() * all.length)]!

/** Resolves once a tab of somebody has received a message of this text. */
function hearing({ waiting }: Office, text: string): Promise<void> {
  return new Promise((done, failed) => {
    const late = setTimeout(() => failed(new Error('nobody heard it')), patience)
    waiting.set(text, () => {
      clearTimeout(late)
      waiting.delete(text)
      done()
    })
  })
}

/** A connected tab; it also receives its own person's messages, which count as nobody else's. */
function openTab({ url, waiting }: Office, { id }: Employee, token: string): Promise<Socket> {
  const tab = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, timeout: patience })
  tab.on('chat:message', ({ message }: ServerEvents['chat:message']) => {
    if (message.user_id !== id) waiting.get(message.message)?.()
  })
  return new Promise((done, failed) => tab.once('connect', () => done(tab)).once('connect_error', failed))
}
