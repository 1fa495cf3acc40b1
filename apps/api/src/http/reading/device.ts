import type { FastifyRequest } from 'fastify'
import { addressOf } from '../rate-limits/network.ts'

const longest = 40
/** Seconds that fit where they are kept: some 68 years. */
const most = 2 ** 31 - 1

/**
 * Seconds by which the clock of the device that sends a call is ahead of ours, by its `Device-Time` (ISO 8601); null
 * without that header.
 */
function clockSkewOf(told: string | string[] | undefined, now: Date): number | null {
  if (typeof told !== 'string' || told.length > longest) return null
  const seconds = Math.round((Date.parse(told) - now.getTime()) / 1000)
  return Math.abs(seconds) <= most ? seconds : null
}

/** What a handler gets of the device that sent a call. */
export const deviceOf = (request: FastifyRequest, now: Date) => ({
  address: addressOf(request),
  agent: request.headers['user-agent'] ?? '',
  clockSkew: clockSkewOf(request.headers['device-time'], now),
})
