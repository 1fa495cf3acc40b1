import type { FastifyInstance } from 'fastify'

/** Milliseconds, less than the server waits for what is done before it closes. */
export const longestWait = 8_000

/** Marks work that goes on although its caller has gone away. */
export type TrackInFlight = <Result>(work: Promise<Result>) => Promise<Result>

/** Lets calls end that are being answered when the server stops (8 seconds at most). */
export function finishCalls(server: FastifyInstance): TrackInFlight {
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
  return (work) => {
    inFlight += 1
    return work.finally(left)
  }
}
