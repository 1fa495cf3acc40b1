import type { FastifyInstance } from 'fastify'

const longestWait = 10_000

/** Lets the calls that are being answered when the server stops come to their end (10 seconds at most). */
export function finishCalls(server: FastifyInstance): void {
  let inFlight = 0
  let finished = () => {}
  server.addHook('onRequest', (_, __, done) => {
    inFlight += 1
    done()
  })
  server.addHook('onResponse', (_, __, done) => {
    inFlight -= 1
    if (inFlight === 0) finished()
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
