import { inflateRawSync } from 'node:zlib'

/** What of an archive is read: entries, and bytes of one part once it is unpacked. */
const limits = { entries: 2000, part: 64 * 1024 * 1024 } as const
const marks = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 } as const
const methods = { stored: 0, deflated: 8 } as const
/** Bytes of the record at the end, and the longest comment behind it. */
const endRecord = 22
const longestComment = 0xffff

type Entry = { method: number; packed: number; at: number }

/** The parts of a zip archive by their names; nothing for one that it has not. Throws where it is broken or too large. */
export function openZip(archive: Buffer): (name: string) => Buffer | undefined {
  const entries = readEntries(archive)
  return (name) => {
    const entry = entries.get(name)
    return entry && unpack(archive, entry)
  }
}

function readEntries(archive: Buffer): Map<string, Entry> {
  const end = findEnd(archive)
  const count = archive.readUInt16LE(end + 10)
  if (count > limits.entries) throw new Error('too many entries')
  const entries = new Map<string, Entry>()
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== marks.entry) throw new Error('no entry')
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    // What is locked is opened by nobody here.
    if ((archive.readUInt16LE(at + 8) & 1) === 1) throw new Error('encrypted')
    entries.set(archive.toString('utf8', at + 46, at + 46 + name), {
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      at: archive.readUInt32LE(at + 42),
    })
    at += 46 + name + extra + comment
  }
  return entries
}

function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - endRecord - longestComment)
  for (let at = archive.length - endRecord; at >= first; at -= 1) if (archive.readUInt32LE(at) === marks.end) return at
  throw new Error('no archive')
}

function unpack(archive: Buffer, { method, packed, at }: Entry): Buffer {
  if (archive.readUInt32LE(at) !== marks.local) throw new Error('no part')
  const from = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
  const data = archive.subarray(from, from + packed)
  if (method === methods.stored) return data
  if (method !== methods.deflated) throw new Error('packed in another way')
  return inflateRawSync(data, { maxOutputLength: limits.part })
}
