import type { FastifyInstance } from 'fastify'

/** Less than the server waits for what is done before it closes. */
const longestWait = 8_000

/** Lets the calls that are being answered when the server stops come to their end (8 seconds at most). */
export function finishCalls(server: FastifyInstance): void {
  let inFlight = 0
  let finished = () => {}
  const left = () => {
    inFlight -= 1
    if (inFlight === 0) finished()
  }
  server.addHook('onRequest', (_, reply, done) => {
    inFlight += 1
    // Also when the caller has gone away before the answer.
    reply.raw.once('close', left)
    done()
  })
  server.addHook('preClose', async () => {
    if (inFlight === 0) return
    await new Promise<void>((done) => {
      finished = done
      setTimeout(done, longestWait).unref()
    })
  })
}
