import type { FastifyRequest } from 'fastify'
import type { Caller } from '#kernel/caller.ts'
import type { Services } from '../services.ts'
import { addressOf } from './network.ts'

/** The token of a call; undefined without one. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Counts a call for its person or, without one, for its address, and gives that person; 429 before its body is read. A token that nobody has seen before is looked up only where strangers may still call. */
export async function countCall({ authenticator, limits }: Services, request: FastifyRequest): Promise<Caller | null> {
  const token = tokenOf(request)
  if (!token || !authenticator.knows(token)) limits.lookAtStranger(addressOf(request))
  const caller = token ? await authenticator.authenticate(token) : null
  if (caller) limits.call(caller, addressOf(request))
  else limits.stranger(addressOf(request))
  return caller
}

/** Counts the bytes of a body that said nothing of its length; 429. */
export async function countBody(services: Services, request: FastifyRequest, bytes: number): Promise<void> {
  const token = tokenOf(request)
  const caller = token ? await services.authenticator.authenticate(token) : null
  services.limits.body(caller, addressOf(request), bytes)
}
