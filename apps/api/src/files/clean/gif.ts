const [extension, picture, end] = [0x21, 0x2c, 0x3b]
const [graphicControl, application] = [0xf9, 0xff]
/** How often it is shown; anything else that programs write into a GIF is theirs. */
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/** A GIF with its pictures and how often they are shown, and nothing else. Null when it cannot be followed. */
export function cleanGif(data: Buffer): Buffer | null {
  const version = data.toString('latin1', 0, 6)
  if ((version !== 'GIF87a' && version !== 'GIF89a') || data.length < 13) return null
  let at = 13 + paletteAfter(data[10]!)
  const kept: Buffer[] = [data.subarray(0, at)]
  while (at < data.length && data[at] !== end) {
    const from = at
    // Some writers fill up with zeros.
    if (data[at] === 0) {
      at += 1
      continue
    }
    const until = data[at] === extension ? at + 2 : data[at] === picture ? startOfPicture(data, at) : null
    if (until === null) return null
    at = endOfBlocks(data, until)
    if (at > data.length) return null
    if (data[from] === picture || isNeeded(data, from, at)) kept.push(data.subarray(from, at))
  }
  return Buffer.concat([...kept, Buffer.from([end])])
}

const paletteAfter = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

/** Where the packed pixels of a picture begin: behind its place, its palette and the size of its codes. */
const startOfPicture = (data: Buffer, at: number) => at + 10 + paletteAfter(data[at + 9] ?? 0) + 1

/** Behind a chain of blocks that each begin with their length; an empty one ends it. */
function endOfBlocks(data: Buffer, from: number): number {
  let at = from
  while (at < data.length && data[at] !== 0) at += data[at]! + 1
  return at + 1
}

function isNeeded(data: Buffer, from: number, until: number): boolean {
  const label = data[from + 1]
  if (label === graphicControl) return true
  return label === application && until - from <= 32 && loops.has(data.toString('latin1', from + 3, from + 14))
}
