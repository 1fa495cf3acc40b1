import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { fileKinds, imageCopies, largestImagePixels, type FileKind, type UploadRule } from '@apron/contract'
import { Refusal } from '../http/refusal.ts'
import type { Blobs, Incoming } from './blobs.ts'

/** What the content of a file turned out to be. */
export type Inspected = { type: string; kind: FileKind }
export type Picture = { width: number; height: number; smallDigest: string }

/** Decides the type by the content; 415 when the rule does not accept it, 413 when it is too large for its kind. */
export async function inspect(incoming: Incoming, name: string, rule: UploadRule): Promise<Inspected> {
  const sniffed = (await fileTypeFromFile(incoming.path))?.mime ?? (await plainText(incoming.path))
  const kind = rule.kinds.find((candidate) => (fileKinds[candidate].types as readonly string[]).includes(sniffed ?? ''))
  if (!sniffed || !kind) {
    const accepted = rule.kinds.flatMap((candidate) => [...fileKinds[candidate].endings]).join(', ')
    throw new Refusal(415, 'file_type', { name, accepted })
  }
  const largest = fileKinds[kind].largest
  if (incoming.cut || incoming.bytes > largest) throw tooLarge(name, largest)
  return { type: sniffed, kind }
}

function tooLarge(name: string, bytes: number): Refusal {
  return new Refusal(413, 'file_too_large', { name, max: `${bytes / 1024 / 1024} MB` })
}

const whole = { fit: 'inside', withoutEnlargement: true } as const
const cut = { fit: 'cover', position: 'attention' } as const

/** Reads the size of an image and makes its small copy, turned upright and without metadata. */
export async function makeSmallCopy(
  blobs: Blobs,
  incoming: Incoming,
  name: string,
  copy: UploadRule['copy'],
): Promise<Picture> {
  const edge = copy === 'avatar' ? imageCopies.avatar : imageCopies.small
  const size = { width: edge, height: edge, ...(copy === 'avatar' ? cut : whole) }
  try {
    const options = { limitInputPixels: largestImagePixels, failOn: 'error', animated: false } as const
    const { data, info } = await sharp(incoming.path, options)
      .rotate()
      .resize(size)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = await sharp(incoming.path, options).metadata()
    const smallDigest = await blobs.keep(await blobs.take(Readable.from(data)))
    return { width: width || info.width, height: height || info.height, smallDigest }
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal(415, 'file_unreadable', { name })
  }
}

const longestLook = 64 * 1024

async function plainText(path: string): Promise<string | undefined> {
  const handle = await open(path, 'r')
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestLook), 0, longestLook, 0)
  await handle.close()
  const start = buffer.subarray(0, bytesRead)
  if (bytesRead === 0 || start.includes(0)) return undefined
  // A character may be cut at the end of what was read.
  const whole = bytesRead < longestLook ? start : await readFile(path)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(whole)
    return /^\s*<(!doctype|html|svg|\?xml|script)/i.test(text) ? undefined : 'text/plain'
  } catch {
    return undefined
  }
}
