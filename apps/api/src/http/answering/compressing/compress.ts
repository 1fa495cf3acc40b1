import type { FastifyInstance, FastifyRequest } from 'fastify'
import { compress, openPacked } from './packed.ts'

/** Bytes; below, an answer goes out in one packet anyway. */
export const worthCompressing = 1_024

/** Whether whoever asks reads what is compressed. */
export const takesGzip = (request: FastifyRequest) => /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')

/** Sends long answers compressed to whoever takes them so: an auditor on an apron has a thin line. Signing in is left as it is, a secret beside what a stranger typed. */
export function compressAnswers(server: FastifyInstance): void {
  const packed = openPacked()
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthCompressing) return payload
    reply.header('vary', 'accept-encoding')
    // As bytes: a text would be turned into them twice, to be measured and to be sent.
    if (!takesGzip(request) || request.url.includes('/login')) return Buffer.from(payload)
    // What a write answers is said once.
    const short = await (request.method === 'GET' ? packed(payload) : compress(Buffer.from(payload)))
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return short
  })
}
