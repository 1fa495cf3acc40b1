import type { FastifyInstance, FastifyRequest } from 'fastify'
import { compress, openPacked } from './packed.ts'

/** Bytes; below, an answer goes out in one packet anyway. */
export const worthCompressing = 1_024

/** Whether the caller accepts gzip. */
export const takesGzip = (request: FastifyRequest) => /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')

/**
 * Compresses long answers for those who accept it: an auditor on an apron has a slow network. Not for sign-in, where a
 * secret stands beside what a stranger typed.
 */
export function compressAnswers(server: FastifyInstance): void {
  const packed = openPacked()
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthCompressing) return payload
    reply.header('vary', 'accept-encoding')
    // As bytes: a text would be turned into them twice, to be measured and to be sent.
    if (!takesGzip(request) || request.url.includes('/login')) return Buffer.from(payload)
    // The answer to a write is sent only once.
    const short = await (request.method === 'GET' ? packed(payload) : compress(Buffer.from(payload)))
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return short
  })
}
