import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const compressed = promisify(gzip)
/** Bytes; below, a packet or two more cost less than the work. */
const worthwhile = 8_192

/** Sends long answers compressed to whoever takes them so: an auditor on an apron has a thin line. Signing in is left as it is, a secret beside what a stranger typed. */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthwhile) return payload
    reply.header('vary', 'accept-encoding')
    const takes = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    // As bytes: a text would be turned into them twice, to be measured and to be sent.
    if (!takes || request.url.includes('/login')) return Buffer.from(payload)
    const short = await compressed(payload, { level: constants.Z_BEST_SPEED })
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return short
  })
}
