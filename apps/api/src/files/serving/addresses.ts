import { createHmac, timingSafeEqual } from 'node:crypto'

export type Variant = 'original' | 'small'

/** Addresses that serve files without a session until they expire (12 to 24 hours). */
export type Addresses = {
  url(id: number, variant: Variant): string
  /** The same for a file that may not be there. */
  link(id: number | null, variant: Variant): string | null
  /** Whether a signature was given for this file and is still good. */
  verify(id: number, variant: Variant, expires: number, signature: string): boolean
  /** The address below which somebody is served the library's documents by their names. */
  libraryUrl(userId: number): string
  /** Whether such an address was given to that person and is still good. */
  verifyLibrary(userId: number, expires: number, signature: string): boolean
}

const half = 12 * 3600
/** Rounded, so that a browser meets the same address again and keeps the picture. */
const expiring = () => (Math.floor(Date.now() / 1000 / half) + 2) * half

/** Addresses that are remembered, as signing those of a page of pictures took a fifth of it. */
const mostSigned = 10_000

export function openAddresses(secret: string): Addresses {
  const sign = (what: string, expires: number) =>
    createHmac('sha256', secret).update(`${what}/${expires}`).digest('base64url')
  const isSigned = (what: string, expires: number, signature: string) => {
    if (!(expires > Date.now() / 1000)) return false
    const expected = Buffer.from(sign(what, expires))
    const given = Buffer.from(signature)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
  const signed = new Map<string, string>()
  let until = 0
  const url: Addresses['url'] = (id, variant) => {
    const expires = expiring()
    if (expires !== until || signed.size >= mostSigned) signed.clear()
    until = expires
    const file = `${id}/${variant}`
    const before = signed.get(file)
    if (before !== undefined) return before
    const address = `/files/${file}?expires=${expires}&signature=${sign(file, expires)}`
    signed.set(file, address)
    return address
  }
  return {
    url,
    link: (id, variant) => (id === null ? null : url(id, variant)),
    verify: (id, variant, expires, signature) => isSigned(`${id}/${variant}`, expires, signature),
    libraryUrl(userId) {
      const expires = expiring()
      return `/files/library/${userId}/${expires}/${sign(`library/${userId}`, expires)}`
    },
    verifyLibrary: (userId, expires, signature) => isSigned(`library/${userId}`, expires, signature),
  }
}
