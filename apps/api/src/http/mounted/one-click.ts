import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TrackInFlight } from '../in-flight.ts'
import { countCall } from '../rate-limits/count-call.ts'
import { answerCall } from '../pipeline.ts'
import type { ServedCall } from '../serve.ts'
import type { Services } from '../services.ts'

const longestForm = 10_000

/**
 * Mail programs turn mail off by a POST to the address of the link that a person would open, with a form that says
 * nothing more (RFC 8058): it is answered as the call that takes what the link holds.
 */
export async function serveOneClick(
  server: FastifyInstance,
  services: Services,
  served: ServedCall,
  during: TrackInFlight,
): Promise<void> {
  const respond = answerCall(services, served)
  const onRequest = async (request: FastifyRequest) => void (await countCall(services, request))
  await server.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestForm }, (_, _body, done) => done(null, null))
    inner.post('/mail-off/*', { onRequest }, (request, reply) => {
      const { '*': token } = request.params as { '*': string }
      return during(respond(Object.assign(request, { params: {}, query: {}, body: { token } }), reply))
    })
  })
}
