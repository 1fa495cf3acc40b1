import { promisify } from 'node:util'
import { constants, gzip, gzipSync } from 'node:zlib'

/** Bytes that are remembered at the most. */
const mostBytes = 32 * 1024 ** 2
/** Beside a text, which takes up to two bytes for a letter, and what it was compressed to. */
const leastBytes = 200
/** Letters; to look for more would hold everybody up. */
const mostLetters = 1024 ** 2

/** Bytes; handing less to another thread costs more than compressing it (0.16 and 0.04 ms of processor for 7 KB). */
const worthThread = 32_768
const cheap = { level: constants.Z_BEST_SPEED }
const inThread = promisify(gzip)

export const compress = async (bytes: Buffer): Promise<Buffer> =>
  bytes.length < worthThread ? gzipSync(bytes, cheap) : inThread(bytes, cheap)

/**
 * Compresses, with a cache of recent results by their input: compressing is up to a third of the work of a list, and
 * most of what is read was sent before. An entry goes when it was not sent while half the cache was filled anew.
 */
export function openPacked(pack: typeof compress = compress, most: number = mostBytes) {
  let recent = new Map<string, Buffer>()
  let before: typeof recent = new Map()
  let size = 0

  function keep(text: string, packed: Buffer): void {
    recent.set(text, packed)
    size += text.length * 2 + packed.length + leastBytes
    if (size <= most / 2) return
    before = recent
    recent = new Map()
    size = 0
  }

  return async (text: string): Promise<Buffer> => {
    if (text.length > mostLetters) return pack(Buffer.from(text))
    const known = recent.get(text)
    if (known) return known
    // A copy, as what zlib gives out holds 16 KB however short it is.
    const packed = before.get(text) ?? Buffer.from(await pack(Buffer.from(text)))
    keep(text, packed)
    return packed
  }
}
