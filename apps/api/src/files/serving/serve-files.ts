import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/client.ts'
import { found, notFound, Refusal } from '#kernel/refusals.ts'
import type { Blobs } from '../blobs.ts'
import type { ObjectContent } from '../objects/objects.ts'
import { rangeOf, type ByteRange } from './byte-range.ts'
import type { FileStore, Variant } from '../store.ts'
import { serveLibrary, type CountFile } from './serve-library.ts'

type Address = { Params: { id: string; variant: string }; Querystring: { expires?: string; signature?: string } }

/** Serves stored files by their signed addresses; anything wrong with the address is 404. */
export function serveFiles(app: FastifyInstance, db: Database, store: FileStore, count: CountFile): void {
  serveLibrary(app, db, store, count)
  app.get<Address>('/files/:id/:variant', async (request, reply) => {
    const id = Number(request.params.id)
    const variant: Variant = request.params.variant === 'small' ? 'small' : 'original'
    const { expires, signature } = request.query
    if (!Number.isSafeInteger(id) || !store.verify(id, variant, Number(expires), signature ?? '')) throw notFound()
    count(request)
    const file = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()
    if (!file || file.deleted_at) throw notFound()
    // A picture that has not been cleaned yet may reveal where it was taken.
    const isUnclean = file.kind === 'image' && file.received_digest === null
    const small = (variant === 'small' || isUnclean) && file.small_digest
    if (isUnclean && !small) throw notFound()
    const digest = small ? file.small_digest! : file.digest
    const tag = `"${digest}"`
    // What has changed since is sent whole; and what is asked for in several parts.
    const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === tag
    const asked = isSame ? request.headers.range : undefined
    const size = asked === undefined || !small ? file.bytes : ((await store.blobs.bytesOf(digest)) ?? 0)
    const range = rangeOf(asked, size)
    if (range === 'outside') {
      reply.header('content-range', `bytes */${size}`)
      throw new Refusal(416, 'no_such_range')
    }
    const { bytes, stream } = found(await contentOf(store.blobs, request.method, digest, range ?? undefined))
    const shown = file.kind !== 'document' || file.type === 'application/pdf'
    return reply
      .code(range ? 206 : 200)
      .headers({
        'accept-ranges': 'bytes',
        etag: tag,
        ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${bytes}` }),
        'content-type': small ? 'image/jpeg' : file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type,
        'content-length': range ? range.end - range.start + 1 : bytes,
        'content-disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'cache-control': isUnclean ? 'no-store' : 'private, max-age=43200, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      })
      .send(stream)
  })
}

/** Whoever asks for the head alone has no byte read for them. */
async function contentOf(
  blobs: Blobs,
  method: string,
  digest: string,
  range?: ByteRange,
): Promise<ObjectContent | null> {
  if (method !== 'HEAD') return blobs.open(digest, range)
  const bytes = await blobs.bytesOf(digest)
  return bytes === null ? null : { bytes, stream: Readable.from([]) }
}
