import { request } from 'node:http'
import sharp from 'sharp'
import { hashPassword } from '../../apps/api/src/areas/people/domain/password.ts'
import type { Database } from '../../apps/api/src/db/client.ts'
import { hashToken } from '../../apps/api/src/http/rights/authenticate.ts'
import type { FilledDatabase } from '../database/open.ts'
import { options } from '../options.ts'
import { sayHead, sayRow } from '../say.ts'
import { serve } from '../serve.ts'

/** How many pictures one person sends at once, and how long others may wait meanwhile, in milliseconds. */
const [pictures, mayWait] = [40, 1000]
const edge = 7000
const word = 'mat khau cua moi nguoi'

/**
 * Has somebody without any permission send many large pictures at once and measures how long others wait meanwhile: for
 * a file, for signing in, for a list, for a small picture of their own.
 */
export async function measureUploads(open: () => Promise<FilledDatabase>): Promise<number> {
  if (!options.takes('uploads')) return 0
  const { db, connection, directory } = await open()
  const [sender, other] = await people(db)
  const { port, process: server } = await serve('app-server.ts', directory, { connection, directory })
  const call = (path: string, token: string, body?: FormData | object) => send(port, path, token, body)
  const small = await picture(40, 40)
  const kept = JSON.parse(await call('/api/libraries/upload', other.token, form(small))) as { data: { url: string } }
  const tried = {
    'a file': { asks: () => call(kept.data.url, ''), mayBe: mayWait },
    'signing in': {
      asks: () => call('/api/login', '', { email: other.email, password: word, type: 1 }),
      mayBe: mayWait,
    },
    'a list': { asks: () => call('/api/notifications?per_page=20', other.token), mayBe: mayWait },
    'a picture of 40 x 40': { asks: () => call('/api/libraries/upload', other.token, form(small)), mayBe: Infinity },
  }
  const large = await picture(edge, edge)
  const idle = await worst(tried, Promise.all([1, 2, 3].map(() => new Promise((resolve) => setTimeout(resolve, 1500)))))
  const began = performance.now()
  const work = Array.from({ length: pictures }, () => call('/api/libraries/upload', sender.token, form(large)))
  const busy = await worst(tried, Promise.all(work))
  const took = Math.round((performance.now() - began) / 1000)
  server.kill()
  sayHead(['longest wait in ms', 'idle', 'meanwhile', 'may be'])
  for (const [name, { mayBe }] of Object.entries(tried)) {
    const what = `${name}, while ${pictures} pictures of ${edge} x ${edge} are taken (${took} s)`
    sayRow([what, String(idle[name]), String(busy[name]), Number.isFinite(mayBe) ? String(mayBe) : '-'])
  }
  return Object.entries(tried).filter(([name, { mayBe }]) => busy[name]! >= mayBe).length
}

type UploadTrials = Record<string, { asks: () => Promise<unknown> }>

/** The longest that each took while something else went on, in milliseconds. */
async function worst(tried: UploadTrials, meanwhile: Promise<unknown>): Promise<Record<string, number>> {
  let isOver = false
  const over = meanwhile.finally(() => (isOver = true))
  const longest: Record<string, number> = {}
  const watched = Object.entries(tried).map(async ([name, { asks }]) => {
    while (!isOver) {
      const began = performance.now()
      await asks()
      longest[name] = Math.max(longest[name] ?? 0, Math.round(performance.now() - began))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await Promise.all([over, ...watched])
  return longest
}

async function people(db: Database) {
  const { id } = await db
    .insertInto('groups')
    .values({ name: 'Không quyền', status: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const password_hash = await hashPassword(word)
  const rows = ['uploads-1', 'uploads-2'].map((name) => ({ name, email: `${name}@example.test` }))
  const users = await db
    .insertInto('users')
    .values(rows.map(({ name, email }) => ({ fullname: name, email, password_hash, group_id: id })))
    .returning(['id', 'email'])
    .execute()
  const expires_at = new Date(Date.now() + 24 * 3_600_000)
  const people = users.map((user) => ({ ...user, token: `token of ${user.id}`.replaceAll(' ', '-') }))
  await db
    .insertInto('sessions')
    .values(
      people.map((one) => ({
        token_hash: hashToken(one.token),
        user_id: one.id,
        address: '-',
        agent: '-',
        expires_at,
      })),
    )
    .execute()
  return people as [(typeof people)[0], (typeof people)[0]]
}

/** An interlaced PNG with little in it: small to send, long to open. */
function picture(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#1b7a4b' } as const
  return sharp({ create }).png({ progressive: true, compressionLevel: 9 }).toBuffer()
}

function form(bytes: Buffer): FormData {
  const made = new FormData()
  made.append('file', new File([new Uint8Array(bytes)], 'van.png'))
  return made
}

/** Over a connection of its own, as from another machine; throws for anything but 200. */
async function send(port: number, path: string, token: string, body?: FormData | object): Promise<string> {
  const encoded = body instanceof FormData ? new Response(body) : undefined
  const type = encoded?.headers.get('content-type') ?? 'application/json'
  const bytes = encoded ? Buffer.from(await encoded.arrayBuffer()) : body && Buffer.from(JSON.stringify(body))
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(bytes && { 'content-type': type, 'content-length': bytes.length }),
    }
    const options = { host: '127.0.0.1', port, path, method: bytes ? 'POST' : 'GET', headers, agent: false as const }
    const outgoing = request(options, (response) => {
      void response.toArray().then((parts: Buffer[]) => {
        const text = Buffer.concat(parts).toString()
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${path}: ${response.statusCode} ${text}`))
      }, reject)
    })
    outgoing.on('error', reject)
    outgoing.end(bytes)
  })
}
