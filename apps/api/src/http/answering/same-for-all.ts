import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '@apron/contract'
import type { Language } from '@apron/messages'
import { readCached } from '#db/table-cache/table-cache.ts'
import { recordingReads } from '#db/table-cache/tables-read.ts'
import type { Context } from '../handler.ts'
import { noteSigned } from '../idempotency/kept-answer.ts'
import { readAddress } from '../reading/read-call.ts'
import type { Caller } from '#kernel/caller.ts'
import type { ServedCall } from '../serve.ts'
import type { Services } from '../services.ts'
import { answerBody } from './answer.ts'
import { takesGzip, worthCompressing } from './compressing/compress.ts'
import { compress } from './compressing/packed.ts'

/** What is sent many times is worth a better compression. */
const compressWell: typeof compress = promisify(gzip)
const contentType = 'application/json; charset=utf-8'

type CachedBody = { tag: string; whole: Buffer; short: Buffer | null }
type SharedAnswerInput = { request: FastifyRequest; reply: FastifyReply; caller: Caller | null; language: Language }

/**
 * Answers a call whose answer is the same for everybody who may make it; access is checked first. The answer is cached,
 * also compressed, until a table that it was read from is written. Where everybody may make it, a browser that has it
 * gets 304.
 */
export async function answerForAll(services: Services, served: ServedCall, asked: SharedAnswerInput) {
  const { request, reply, caller, language } = asked
  const { db } = services
  const { params, query } = readAddress(request, served.route)
  await served.handler.admit?.({ db, params: params as never, caller: caller as Caller })
  const key = `${served.route.endpoint}\n${JSON.stringify([params, query, language])}`
  const { tag, whole, short } = await readCached(db, key, async () => {
    const noted = recordingReads(db)
    const { fileStore, signed } = noteSigned(services.fileStore)
    const context = { db: noted.db, params, query, language, fileStore } as Context<Route>
    const { json } = answerBody(served.route, query, await served.handler.run(context))
    // An answer with signed addresses is not cached: they expire.
    const read = signed.size > 0 ? null : noted.read()
    const written = await write(json, read ? compressWell : compress)
    return { value: written, read, bytes: written.whole.length + (written.short?.length ?? 0) }
  })
  reply.header('vary', 'accept-encoding').type(contentType)
  // A browser may keep what everybody may see, but asks each time whether it still holds for this person.
  if (!served.handler.admit) {
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache' })
    if (names(request.headers['if-none-match'], tag)) return reply.code(304).send()
  }
  if (!short || !takesGzip(request)) return reply.send(whole)
  return reply.header('content-encoding', 'gzip').send(short)
}

/** The tag is weak: it stands for the answer as it is and compressed. */
async function write(body: string, pack: typeof compress): Promise<CachedBody> {
  const whole = Buffer.from(body)
  const tag = `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`
  return { tag, whole, short: whole.length < worthCompressing ? null : await pack(whole) }
}

const names = (asked: string | undefined, tag: string) =>
  asked?.split(',').some((one) => one.trim().replace(/^(W\/)?/, 'W/') === tag) ?? false
