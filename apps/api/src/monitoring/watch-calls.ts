import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram, Registry } from 'prom-client'
import { numberHeader } from './log.ts'

/** A route by its declared template. */
type Labels = { method: string; route: string }

declare module 'fastify' {
  interface FastifyContextConfig {
    labels?: Labels
  }
}

/** Upper bounds of the histogram, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The status under which calls are counted whose caller went away before the answer. */
const goneAway = 499

export type CallMetrics = {
  counted: Registry
  /** Calls that are being answered. */
  running(): number
}

/** Numbers every call, counts it under its route's template and, where the log wants it, writes a line of it. Before all routes, so that it knows them. */
export function watchCalls(server: FastifyInstance): CallMetrics {
  const counted = new Registry()
  const registers = [counted]
  const labelNames = ['method', 'route']
  const calls = new Counter({
    name: 'apron_calls_total',
    help: 'Answers',
    labelNames: [...labelNames, 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'apron_call_seconds',
    help: 'How long calls took',
    labelNames,
    buckets,
    registers,
  })
  let running = 0
  const elsewhere = { method: '-', route: 'elsewhere' }
  const tells = server.log.level === 'info'

  server.addHook('onRoute', (route) => {
    route.config = { ...route.config, labels: { method: String(route.method), route: route.url } }
  })
  server.addHook('onRequest', (request, reply, done) => {
    const began = performance.now()
    const labels = request.routeOptions.config?.labels ?? elsewhere
    running += 1
    reply.header(numberHeader, request.id)
    reply.raw.once('close', () => {
      running -= 1
      const took = performance.now() - began
      const status = reply.raw.writableFinished ? reply.raw.statusCode : goneAway
      calls.inc({ ...labels, status })
      seconds.observe(labels, took / 1_000)
      if (tells) tell(request, reply, labels, { status, took })
    })
    done()
  })
  return { counted, running: () => running }
}

function tell(
  { method }: FastifyRequest,
  { log }: FastifyReply,
  { route }: Labels,
  { status, took }: { status: number; took: number },
): void {
  log.info({ method, route, status, ms: Math.round(took * 10) / 10 }, 'answered')
}
