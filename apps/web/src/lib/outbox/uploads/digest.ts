import { code } from '../../code/code.ts'

const plain = code(() => import('./plain-digest.ts'))

/** SHA-256 in hexadecimal digits; a browser has none of its own where the product is served over plain http. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined
  const digest = subtle ? await subtle.digest('SHA-256', bytes) : (await plain.until()).sha256(bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The UUID that the same words have at any time and on any page. */
export async function uuidOf(words: string): Promise<string> {
  const hex = await digestOf(new TextEncoder().encode(words))
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
