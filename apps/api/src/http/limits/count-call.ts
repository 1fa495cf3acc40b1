import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'

/** The token of a call; undefined without one. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Counts a call for its person or, without one, for its address; 429 before its body is read. A token that nobody has seen before is looked up only where strangers may still call. */
export async function countCall({ authenticator, limits }: Services, request: FastifyRequest): Promise<void> {
  const token = tokenOf(request)
  if (!token || !authenticator.knows(token)) limits.lookAtStranger(request.ip)
  const caller = token ? await authenticator.authenticate(token) : null
  if (caller) limits.call(caller, request.ip)
  else limits.stranger(request.ip)
}
