import { promisify } from 'node:util'
import { constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const compressed = promisify(gzip)
/** Bytes; below, an answer goes out in one packet anyway. */
export const worthCompressing = 1_024

/** Bytes; handing less to another thread costs more than compressing it (0.16 and 0.04 ms of processor for 7 KB). */
const worthThread = 32_768
const cheap = { level: constants.Z_BEST_SPEED }

/** Whether whoever asks reads what is compressed. */
export const takesGzip = (request: FastifyRequest) => /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')

/** Sends long answers compressed to whoever takes them so: an auditor on an apron has a thin line. Signing in is left as it is, a secret beside what a stranger typed. */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthCompressing) return payload
    reply.header('vary', 'accept-encoding')
    // As bytes: a text would be turned into them twice, to be measured and to be sent.
    if (!takesGzip(request) || request.url.includes('/login')) return Buffer.from(payload)
    const short = payload.length < worthThread ? gzipSync(payload, cheap) : await compressed(payload, cheap)
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return short
  })
}
