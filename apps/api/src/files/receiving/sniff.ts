import { open, readFile, stat } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { fileKinds } from '@apron/contract'

export type SniffResult = { type: string; ending: string }

const plain: SniffResult = { type: 'text/plain', ending: 'txt' }

/** The type that a file's content shows; nothing for what is unknown. */
export async function sniff(path: string): Promise<SniffResult | undefined> {
  const start = await startOf(path)
  // Before all others: the mark of such a text may also begin a sound.
  const wide = wideEncoding(start)
  if (wide && (await isText(path, start, wide))) return plain
  const known = await fileTypeFromFile(path)
  if (known) return { type: usual(known.mime), ending: known.ext }
  return (await isText(path, start, 'utf-8')) ? plain : undefined
}

/** The name by which the product knows a type. */
const usual = (type: string) => aliases.get(type.split(';')[0]!) ?? type.split(';')[0]!
const aliases = new Map([
  ['audio/x-m4a', 'audio/mp4'],
  ['audio/vnd.wave', 'audio/wav'],
  ['video/x-m4v', 'video/mp4'],
])

const longestLook = 64 * 1024

async function startOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r')
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestLook), 0, longestLook, 0)
  await handle.close()
  return buffer.subarray(0, bytesRead)
}

/** UTF-16 is recognised by the mark that it begins with. */
function wideEncoding(start: Buffer): string | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return undefined
}

async function isText(path: string, start: Buffer, encoding: string): Promise<boolean> {
  if (start.length === 0 || (encoding === 'utf-8' && start.includes(0))) return false
  if (start.length === longestLook && (await stat(path)).size > fileKinds.document.largest) return false
  // A character may be cut at the end of what was read.
  const whole = start.length < longestLook ? start : await readFile(path)
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(whole)
    return !text.includes('\0') && !/^\s*<(!doctype|html|svg|\?xml|script)/i.test(text)
  } catch {
    return false
  }
}
