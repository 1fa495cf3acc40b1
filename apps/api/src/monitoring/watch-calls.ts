import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { numberHeader } from './log.ts'
import { count, openMeters, type Meter, type Meters } from './meters.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    meter?: Meter
  }
}

/** What whoever went away before the answer is counted as. */
const goneAway = 499

export type Watched = {
  meters: Meters
  /** Calls that are being answered. */
  running(): number
}

/** Numbers every call, counts it under its route's template and, where the log wants it, writes a line of it. Before all routes, so that it knows them. */
export function watchCalls(server: FastifyInstance): Watched {
  const meters = openMeters()
  let running = 0
  const elsewhere = meters.of('-', 'elsewhere')
  const tells = server.log.level === 'info'

  server.addHook('onRoute', (route) => {
    route.config = { ...route.config, meter: meters.of(String(route.method), route.url) }
  })
  server.addHook('onRequest', (request, reply, done) => {
    const began = performance.now()
    const meter = request.routeOptions.config?.meter ?? elsewhere
    running += 1
    reply.header(numberHeader, request.id)
    reply.raw.once('close', () => {
      running -= 1
      const took = performance.now() - began
      const status = reply.raw.writableFinished ? reply.raw.statusCode : goneAway
      count(meter, status, took)
      if (tells) tell(request, reply, meter, { status, took })
    })
    done()
  })
  return { meters, running: () => running }
}

function tell(
  { method }: FastifyRequest,
  { log }: FastifyReply,
  { route }: Meter,
  { status, took }: { status: number; took: number },
): void {
  log.info({ method, route, status, ms: Math.round(took * 10) / 10 }, 'answered')
}
