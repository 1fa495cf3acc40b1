import { isIPv6 } from 'node:net'

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
