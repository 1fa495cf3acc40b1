import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gzip, gzipSync } from 'node:zlib'

/** Bytes that are remembered; what was not sent for the longest goes first. */
const mostBytes = 16 * 1024 ** 2
/** Beside what is remembered, its name. */
const leastBytes = 200

/** Bytes; handing less to another thread costs more than compressing it (0.16 and 0.04 ms of processor for 7 KB). */
const worthThread = 32_768
const cheap = { level: constants.Z_BEST_SPEED }
const inThread = promisify(gzip)

const compress = async (text: string): Promise<Buffer> =>
  text.length < worthThread ? gzipSync(text, cheap) : inThread(text, cheap)

/**
 * Texts compressed, and the last of them remembered by what they are: to compress a list takes a third of its work, and
 * most of what is asked for is what was sent before, to the same person or to another.
 */
export function openPacked(pack: (text: string) => Promise<Buffer> = compress, most: number = mostBytes) {
  const kept = new Map<string, Buffer>()
  let bytes = 0
  const sizeOf = (packed: Buffer) => packed.length + leastBytes

  function keep(name: string, packed: Buffer): void {
    if (sizeOf(packed) > most) return
    const before = kept.get(name)
    if (before) bytes -= sizeOf(before)
    kept.delete(name)
    kept.set(name, packed)
    bytes += sizeOf(packed)
    for (const [oldest, one] of kept) {
      if (bytes <= most) break
      kept.delete(oldest)
      bytes -= sizeOf(one)
    }
  }

  return async (text: string): Promise<Buffer> => {
    const name = hash('sha256', text, 'base64')
    // A copy, as what zlib gives out holds 16 KB however short it is.
    const packed = kept.get(name) ?? Buffer.from(await pack(text))
    keep(name, packed)
    return packed
  }
}
