import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Squares of white that a camera needs around a code. */
const border = 2

/** The squares of a code for an address, row by row; true is black. */
export const squaresOf = (address: string): boolean[][] => encode(address, { ecc: 'M', border }).data

/** Squares beside one another in a row of a code, as what draws rectangles wants them. */
export type Bar = { x: number; y: number; width: number }

export function barsOf(squares: readonly (readonly boolean[])[]): Bar[] {
  return squares.flatMap((row, y) => {
    const bars: Bar[] = []
    for (const [x, isBlack] of row.entries()) {
      const last = bars.at(-1)
      if (!isBlack) continue
      if (last && last.x + last.width === x) last.width += 1
      else bars.push({ x, y, width: 1 })
    }
    return bars
  })
}

/** Pixels of one square. */
const scale = 8

/** The same as a PNG of grey squares. */
export function pngOf(squares: readonly (readonly boolean[])[]): Buffer {
  const size = squares.length * scale
  const lines = squares.flatMap((row) => {
    // Before each line stands that its pixels are as they are.
    const line = Buffer.from([0, ...row.flatMap((isBlack) => Array.from({ length: scale }, () => (isBlack ? 0 : 255)))])
    return Array.from({ length: scale }, () => line)
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.writeUInt8(8, 8)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.concat(lines))
  return Buffer.concat([start, part('IHDR', head), part('IDAT', pixels), part('IEND', Buffer.alloc(0))])
}

function part(name: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
