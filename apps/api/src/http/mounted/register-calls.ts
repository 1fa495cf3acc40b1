import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { TrackInFlight } from '../in-flight.ts'
import { answerCall } from '../pipeline.ts'
import { Refusal } from '#kernel/refusals.ts'
import { bodyBound } from '../reading/body/largest-body.ts'
import { beforeBody } from './before-body.ts'
import type { ServedCall } from '../serve.ts'
import type { Services } from '../services.ts'

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
type BodyOptions = Pick<RouteShorthandOptions, 'onRequest' | 'bodyLimit'>

/** Puts every declared call on the server under `/api`. */
export function registerCalls(
  server: FastifyInstance,
  services: Services,
  served: ServedCall[],
  during: TrackInFlight,
): void {
  const posts = new Set(served.filter(({ route }) => route.method === 'POST').map(({ route }) => route.path))
  for (const call of served) {
    const { route } = call
    const respond = answerCall(services, call)
    const answer: Answer = (request, reply) => during(respond(request, reply))
    const taking: BodyOptions = { onRequest: beforeBody(services, call), bodyLimit: bodyBound(route) }
    server.route({ method: route.method, url: `/api${route.path}`, ...taking, handler: answer })
    if (route.method === 'PUT' && !posts.has(route.path)) overridden(server, route.path, taking, answer)
  }
}

/** Some clients can only send an update as POST with `_method=PUT`. */
function overridden(server: FastifyInstance, path: string, taking: BodyOptions, answer: Answer): void {
  server.post(`/api${path}`, taking, (request, reply) => {
    const body = request.body as { _method?: unknown } | null | undefined
    if (!request.isMultipart() && String(body?._method).toUpperCase() !== 'PUT')
      throw new Refusal(404, 'page_not_found')
    return answer(request, reply)
  })
}
