import type { FastifyRequest } from 'fastify'
import { countCall } from '../rate-limits/count-call.ts'
import { maySend } from '../pipeline.ts'
import { bodyBound, smallBody, tooLarge } from '../reading/body/largest-body.ts'
import { readParams } from '../reading/read-call.ts'
import { admit } from '../rights/admit.ts'
import type { ServedCall } from '../serve.ts'
import type { Services } from '../services.ts'
import { addressOf } from '../rate-limits/network.ts'

/**
 * Checks before a body is read: the caller's rate limit (429), their permission (401, 403; for a long body 404 as
 * well), its length (413), and how much they have sent of late (429).
 */
export function beforeBody(services: Services, served: ServedCall): (request: FastifyRequest) => Promise<void> {
  const { route } = served
  const most = bodyBound(route)
  return async (request) => {
    const caller = await countCall(services, request)
    admit(caller, route)
    // For a form this is checked where its parts are read.
    if (/^multipart\//i.test(request.headers['content-type'] ?? '')) return
    const announced = Number(request.headers['content-length'] ?? 0)
    if (announced > most) throw tooLarge(most)
    if (announced > 0) services.limits.body(caller, addressOf(request), announced)
    const mayBe = 'transfer-encoding' in request.headers ? most : announced
    if (mayBe > smallBody) await maySend(services.db, served, caller, readParams(request.params as Params))
  }
}

type Params = Record<string, string>
