import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countCall } from '../limits/count-call.ts'
import type { During } from '../in-flight.ts'
import { answerCall } from '../pipeline.ts'
import { Refusal } from '../answering/refusal.ts'
import type { Served } from '../serve.ts'
import type { Services } from '../services.ts'

type Count = (request: FastifyRequest) => Promise<void>
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Puts every declared call on the server under `/api`. */
export function registerCalls(server: FastifyInstance, services: Services, served: Served[], during: During): void {
  const posts = new Set(served.filter(({ route }) => route.method === 'POST').map(({ route }) => route.path))
  const count = (request: FastifyRequest) => countCall(services, request)
  for (const call of served) {
    const respond = answerCall(services, call)
    const answer: Answer = (request, reply) => during(respond(request, reply))
    server.route({ method: call.route.method, url: `/api${call.route.path}`, onRequest: count, handler: answer })
    if (call.route.method === 'PUT' && !posts.has(call.route.path)) overridden(server, call.route.path, count, answer)
  }
}

/** Some clients can only send an update as POST with `_method=PUT`. */
function overridden(server: FastifyInstance, path: string, count: Count, answer: Answer): void {
  server.post(`/api${path}`, { onRequest: count }, (request, reply) => {
    const body = request.body as { _method?: unknown } | null | undefined
    if (!request.isMultipart() && String(body?._method).toUpperCase() !== 'PUT')
      throw new Refusal(404, 'page_not_found')
    return answer(request, reply)
  })
}
