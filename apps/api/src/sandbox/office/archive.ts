import { inflateRawSync } from 'node:zlib'

const mebibyte = 1024 * 1024

/** What of an archive is read. */
export type ArchiveLimits = {
  entries: number
  /** Bytes of one part once it is unpacked. */
  part: number
  /** Bytes of all parts together that are unpacked. */
  whole: number
}
const usual: ArchiveLimits = { entries: 5000, part: 64 * mebibyte, whole: 200 * mebibyte }

export type Archive = {
  /** The bytes of a part, whose name may be written in capitals or not; nothing for one that is not there. Throws where it is broken, and `TooLarge`. */
  part(name: string, most?: number): Buffer | undefined
}

/** What unpacks to more than is read of it: a part, or all parts together. */
export class TooLarge extends Error {
  readonly isWhole: boolean

  constructor(isWhole: boolean) {
    super('too large')
    this.isWhole = isWhole
  }
}

const marks = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const
const methods = { stored: 0, deflated: 8 } as const
/** Bytes of the record at the end, and the longest comment behind it. */
const endRecord = 22
const longestComment = 0xffff

type Entry = { method: number; packed: number; at: number }

/** Opens a zip archive. Throws where it is broken, locked, or has parts that share bytes or a name. */
export function openArchive(archive: Buffer, limits: ArchiveLimits = usual): Archive {
  const entries = readEntries(archive, limits.entries)
  let left = limits.whole
  return {
    part(name, most = limits.part) {
      const entry = entries.get(folded(name))
      if (!entry) return undefined
      const bytes = unpack(archive, entry, { most: Math.min(most, left), isWhole: left < most })
      left -= bytes.length
      return bytes
    },
  }
}

const folded = (name: string) => name.replaceAll('\\', '/').toLowerCase()

function readEntries(archive: Buffer, most: number): Map<string, Entry> {
  const end = findEnd(archive)
  const count = archive.readUInt16LE(end + 10)
  if (count > most) throw new Error('too many entries')
  const entries = new Map<string, Entry>()
  let at = archive.readUInt32LE(end + 16)
  let packed = 0
  for (let index = 0; index < count; index += 1) {
    const { name, entry, next } = readEntry(archive, at)
    if (entries.has(name)) throw new Error('two parts of one name')
    entries.set(name, entry)
    packed += entry.packed
    at = next
  }
  if (packed > archive.length) throw new Error('parts within one another')
  return entries
}

function readEntry(archive: Buffer, at: number): { name: string; entry: Entry; next: number } {
  if (archive.readUInt32LE(at) !== marks.entry) throw new Error('no entry')
  // What is locked is opened by nobody here.
  if ((archive.readUInt16LE(at + 8) & 1) === 1) throw new Error('encrypted')
  const name = archive.readUInt16LE(at + 28)
  return {
    name: folded(archive.toString('utf8', at + 46, at + 46 + name)),
    entry: {
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      at: archive.readUInt32LE(at + 42),
    },
    next: at + 46 + name + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32),
  }
}

function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - endRecord - longestComment)
  for (let at = archive.length - endRecord; at >= first; at -= 1) if (archive.readUInt32LE(at) === marks.end) return at
  throw new Error('no archive')
}

type Bound = { most: number; isWhole: boolean }

function unpack(archive: Buffer, { method, packed, at }: Entry, bound: Bound): Buffer {
  if (archive.readUInt32LE(at) !== marks.local) throw new Error('no part')
  const from = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
  const data = archive.subarray(from, from + packed)
  if (data.length < packed) throw new Error('cut off')
  if (method === methods.deflated) return inflate(data, bound)
  if (method !== methods.stored) throw new Error('packed in another way')
  if (packed > bound.most) throw new TooLarge(bound.isWhole)
  return data
}

function inflate(data: Buffer, { most, isWhole }: Bound): Buffer {
  if (most <= 0) throw new TooLarge(isWhole)
  try {
    return inflateRawSync(data, { maxOutputLength: most })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? new TooLarge(isWhole) : error
  }
}
