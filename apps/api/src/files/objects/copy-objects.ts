import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Scratch } from '../scratch.ts'
import { isName, NoSuchObject, type ObjectEntry, type Objects } from './objects.ts'

type Sides = { from: Objects; to: Objects }
export type CopyResult = {
  copied: number
  present: number
  /** Those whose bytes are not what their names say, which were left out. */
  damaged: string[]
}
export type CompareResult = {
  total: number
  bytes: number
  /** Those that the target lacks, or has in another length. */
  lacking: string[]
  /** How many the target has alone. */
  alone: number
}

const workers = 4
const toldEvery = 500
/** The name of a blob ends with the SHA-256 of its bytes. */
const digestAtEnd = /(?:^|\/)([0-9a-f]{64})$/

/**
 * Copies what the target does not have in the same length, each object whole or not at all, so that it can be
 * interrupted and restarted at any moment. Blobs are checked by their digest on the way. `tell` is called for every
 * 500th.
 */
export async function copyObjects(
  { from, to, scratch }: Sides & { scratch: Pick<Scratch, 'fresh' | 'drop'> },
  tell: (looked: number, copied: number) => void,
): Promise<CopyResult> {
  const there = await lengthsOf(to)
  const done: CopyResult = { copied: 0, present: 0, damaged: [] }
  let looked = 0
  const take = async (listed: ObjectEntry) => {
    if (there.get(listed.name) === listed.bytes) done.present += 1
    else if (await copyOne(listed)) done.copied += 1
    looked += 1
    if (looked % toldEvery === 0) tell(looked, done.copied)
  }
  async function copyOne({ name, bytes }: ObjectEntry): Promise<boolean> {
    const path = scratch.fresh()
    try {
      await from.fetch(name, path)
      if (await isWhole(path, name, bytes)) {
        await to.put(name, path)
        return true
      }
      done.damaged.push(name)
      return false
    } catch (error) {
      // It went away since it was listed.
      if (error instanceof NoSuchObject) return false
      throw error
    } finally {
      await scratch.drop({ path })
    }
  }
  const all = ours(from)
  const work = async () => {
    for (let next = await all.next(); !next.done; next = await all.next()) await take(next.value)
  }
  await Promise.all(Array.from({ length: workers }, work))
  return done
}

/** Looks at both sides once more. */
export async function compareObjects({ from, to }: Sides): Promise<CompareResult> {
  const there = await lengthsOf(to)
  const compared: CompareResult = { total: 0, bytes: 0, lacking: [], alone: 0 }
  for await (const { name, bytes } of ours(from)) {
    compared.total += 1
    compared.bytes += bytes
    if (there.get(name) !== bytes) compared.lacking.push(name)
    there.delete(name)
  }
  compared.alone = there.size
  return compared
}

/** What somebody else put there is skipped. */
async function* ours(objects: Objects): AsyncGenerator<ObjectEntry> {
  for await (const listed of objects.names('')) if (isName(listed.name)) yield listed
}

async function lengthsOf(objects: Objects): Promise<Map<string, number>> {
  const lengths = new Map<string, number>()
  for await (const { name, bytes } of ours(objects)) lengths.set(name, bytes)
  return lengths
}

async function isWhole(path: string, name: string, length: number): Promise<boolean> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(path), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      hash.update(chunk)
      bytes += chunk.length
    }
  })
  const digest = digestAtEnd.exec(name)?.[1]
  return bytes === length && (digest === undefined || digest === hash.digest('hex'))
}
