import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** From where a call comes; those whose connection is closed by now, which has no address any more, come from one place. */
export const addressOf = (request: Pick<FastifyRequest, 'ip'>): string => (request.ip as string | undefined) ?? '-'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What was asked for last: every call asks twice, and an office has few addresses. */
const known = new Map<string, string>()
const mostKnown = 1000

/** Whom an address is counted as: an IPv4 address itself, of IPv6 the first 64 bits, which one household or machine has to itself. */
export function networkOf(address: string): string {
  const before = known.get(address)
  if (before !== undefined) return before
  if (known.size >= mostKnown) known.clear()
  const network = reckoned(address)
  known.set(address, network)
  return network
}

/** The network of an address as a company or provider has it, in which people move about: of IPv4 24 bits, of IPv6 48. */
export function siteOf(address: string): string {
  const network = networkOf(address)
  if (network.endsWith('::/64')) return `${network.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48`
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')
}

function reckoned(address: string): string {
  const [plain = ''] = address.split('%')
  const inside = mapped.exec(plain)?.[1]
  if (inside) return inside
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const left = groups(head)
  // What is written as IPv4 at the end stands for two groups.
  const after = groups(tail ?? '').flatMap((group) => (group.includes('.') ? ['', ''] : [group]))
  const zeros = tail === undefined ? 0 : 8 - left.length - after.length
  const all = [...left, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
