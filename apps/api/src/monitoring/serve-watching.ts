import type { FastifyInstance } from 'fastify'
import { Refusal } from '#kernel/refusals.ts'
import { openHealth } from './health.ts'
import { mayRead } from './may-read.ts'
import { openMetrics, type MetricsSources } from './metrics.ts'
import type { Services } from '#http/services.ts'

/** Serves health, readiness and metrics. */
export function serveMonitoring(
  server: FastifyInstance,
  services: Services,
  measured: Omit<MetricsSources, 'services'>,
): void {
  const health = openHealth(services)
  const metrics = openMetrics({ services, ...measured })
  server.addHook('onClose', async () => metrics.close())

  server.get('/healthz', (_, reply) => reply.type('text/plain; charset=utf-8').send('ok\n'))
  server.get('/readyz', async (_, reply) => {
    const looked = await health()
    return reply.code(looked.ready ? 200 : 503).send(looked)
  })
  server.get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.config.metricsToken)) throw new Refusal(404, 'page_not_found')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.read())
  })
}
