import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gzip, gzipSync } from 'node:zlib'

/** Bytes that are remembered; what was not sent for the longest goes first. */
const mostBytes = 16 * 1024 ** 2
/** Beside what is remembered, its name. */
const leastBytes = 200
/** Bytes; to name more would hold everybody up for longer than it spares. */
const mostNamed = 1024 ** 2

/** Bytes; handing less to another thread costs more than compressing it (0.16 and 0.04 ms of processor for 7 KB). */
const worthThread = 32_768
const cheap = { level: constants.Z_BEST_SPEED }
const inThread = promisify(gzip)

export const compress = async (bytes: Buffer): Promise<Buffer> =>
  bytes.length < worthThread ? gzipSync(bytes, cheap) : inThread(bytes, cheap)

/**
 * Compresses, and remembers the last by what they were compressed from: compressing is up to a third of the work of a
 * list, and most of what is read was sent before, to the same person or to another.
 */
export function openPacked(pack: typeof compress = compress, most: number = mostBytes): typeof compress {
  const kept = new Map<string, Buffer>()
  let size = 0
  const sizeOf = (packed: Buffer) => packed.length + leastBytes

  function keep(name: string, packed: Buffer): void {
    if (sizeOf(packed) > most) return
    const before = kept.get(name)
    if (before) size -= sizeOf(before)
    kept.delete(name)
    kept.set(name, packed)
    size += sizeOf(packed)
    for (const [oldest, one] of kept) {
      if (size <= most) break
      kept.delete(oldest)
      size -= sizeOf(one)
    }
  }

  return async (bytes) => {
    if (bytes.length > mostNamed) return pack(bytes)
    const name = hash('sha256', bytes, 'base64')
    // A copy, as what zlib gives out holds 16 KB however short it is.
    const packed = kept.get(name) ?? Buffer.from(await pack(bytes))
    keep(name, packed)
    return packed
  }
}
