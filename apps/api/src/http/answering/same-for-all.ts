import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '@apron/contract'
import type { Language } from '@apron/messages'
import type { Database } from '../../db/client.ts'
import { recall } from '../../db/memory/memory.ts'
import { noting } from '../../db/memory/tables-read.ts'
import type { Context } from '../context.ts'
import { readAddress } from '../reading/read-call.ts'
import type { Served } from '../serve.ts'
import { answerBody } from './answer.ts'
import { takesGzip, worthCompressing } from './compressing/compress.ts'

const compressed = promisify(gzip)
const json = 'application/json; charset=utf-8'

type Written = { tag: string; whole: Buffer; short: Buffer | null }
type Asked = { request: FastifyRequest; reply: FastifyReply; language: Language }

/**
 * Answers a call whose answer is the same for whoever may make it, and who that is has been looked at: it is kept, also
 * compressed, until what it was made from is written, and 304 for whoever has it already.
 */
export async function answerForAll(db: Database, served: Served, { request, reply, language }: Asked) {
  const { params, query } = readAddress(request, served.route)
  const key = `${served.route.endpoint}\n${JSON.stringify([params, query, language])}`
  const { tag, whole, short } = await recall(db, key, async () => {
    const noted = noting(db)
    const context = { db: noted.db, params, query, language } as Context<Route>
    const written = await write(answerBody(served.route, query, await served.handler.run(context)).json)
    return { value: written, read: noted.read(), bytes: written.whole.length + (written.short?.length ?? 0) }
  })
  // A browser may keep it, and asks each time whether it is still right and still for this person.
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' })
  if (names(request.headers['if-none-match'], tag)) return reply.code(304).send()
  reply.type(json)
  if (!short || !takesGzip(request)) return reply.send(whole)
  return reply.header('content-encoding', 'gzip').send(short)
}

/** The tag is weak: it stands for the answer as it is and compressed. */
async function write(body: string): Promise<Written> {
  const whole = Buffer.from(body)
  const tag = `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`
  return { tag, whole, short: whole.length < worthCompressing ? null : await compressed(whole) }
}

const names = (asked: string | undefined, tag: string) =>
  asked?.split(',').some((one) => one.trim().replace(/^(W\/)?/, 'W/') === tag) ?? false
