import type { IncomingMessage } from 'node:http'

/** Whether a handshake comes from one of our own pages, or from a client that is no browser and says nothing of an origin. */
export function isOwnOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  // What a page cannot send by itself: only a proxy in front says by which name it was called.
  const forwarded = [headers['x-forwarded-host']].flat().at(-1)?.split(',').at(-1)?.trim()
  return [host, forwarded].some((name) => name !== undefined && isSame(origin, name))
}

/** A proxy may leave the port out of the host that it passes on. */
function isSame(origin: string, host: string): boolean {
  if (!URL.canParse(origin) || !URL.canParse(`http://${host}`)) return false
  const { hostname, port } = new URL(`http://${host}`)
  const from = new URL(origin)
  return from.hostname === hostname && (port === '' || port === portOf(from))
}

const portOf = ({ protocol, port }: URL) => port || (protocol === 'https:' ? '443' : '80')
