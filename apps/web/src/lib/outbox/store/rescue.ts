import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { unzipSync, Zip, ZipPassThrough } from 'fflate'
import { awaited } from '../awaited.ts'
import type { Change } from '../change.ts'
import { isKind } from '../change-kinds.ts'
import { noteTaken, takenNote } from './files.ts'
import type { StoredFile } from './store.ts'

type FileEntry = Omit<StoredFile, 'data'> & { path: string; digest: string }
type Entry = Omit<Change, 'files'> & { files: readonly FileEntry[] }
type Manifest = { format: 'apron-kept'; v: 1; userId: number; savedAt: string; changes: readonly Entry[] }

/** Why a saved file is refused. */
export type Fault = 'broken' | 'foreign'

const words = 'changes.json'
const seal = 'changes.sha256'
/** Bytes of a file that are read at once. */
const slice = 4 * 1024 * 1024
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const digestOf = (bytes: Uint8Array) => bytesToHex(sha256(bytes))

/** All unsent changes of a person, with their files, as one file to carry away. */
export async function rescueFile(userId: number, changes: readonly Change[]): Promise<Blob> {
  const parts: Blob[] = []
  const { promise: ended, resolve, reject } = awaited<void>()
  const zip = new Zip((error, chunk, isLast) => {
    if (error) reject(error)
    // As blobs, which the browser may keep on disk: photos are many times the memory of a phone.
    parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>]))
    if (isLast) resolve()
  })
  const add = (path: string, bytes: Uint8Array) => {
    const entry = new ZipPassThrough(path)
    zip.add(entry)
    entry.push(bytes, true)
  }
  const addFile = async (path: string, file: File): Promise<string> => {
    const entry = new ZipPassThrough(path)
    zip.add(entry)
    const digest = sha256.create()
    for (let at = 0; at < file.size; at += slice) {
      const bytes = new Uint8Array(await file.slice(at, at + slice).arrayBuffer())
      digest.update(bytes)
      entry.push(bytes)
    }
    entry.push(new Uint8Array(), true)
    return bytesToHex(digest.digest())
  }
  const entries: Entry[] = []
  for (const { files, ...change } of changes) {
    const listed: FileEntry[] = []
    for (const [at, { field, file }] of files.entries()) {
      const path = `files/${change.id}/${at}`
      const { name, type, lastModified } = file
      const taken = takenNote(file)
      const digest = await addFile(path, file)
      listed.push({ field, name, type, lastModified, path, digest, ...(taken && { taken }) })
    }
    entries.push({ ...change, files: listed })
  }
  const savedAt = new Date().toISOString()
  const manifest: Manifest = { format: 'apron-kept', v: 1, userId, savedAt, changes: entries }
  const text = new TextEncoder().encode(JSON.stringify(manifest))
  add(words, text)
  add(seal, new TextEncoder().encode(digestOf(text)))
  zip.end()
  await ended
  return new Blob(parts, { type: 'application/zip' })
}

/** The changes in a saved file, with their identities; or why they are refused. */
export async function readRescue(file: Blob, userId: number): Promise<readonly Change[] | Fault> {
  try {
    const found = unzipSync(new Uint8Array(await file.arrayBuffer()))
    const text = found[words]
    if (!text || new TextDecoder().decode(found[seal]) !== digestOf(text)) return 'broken'
    const manifest = JSON.parse(new TextDecoder().decode(text)) as Manifest
    if (manifest.format !== 'apron-kept' || manifest.v !== 1) return 'broken'
    if (manifest.userId !== userId) return 'foreign'
    const changes = manifest.changes.map((entry) => changeOf(entry, found, userId))
    return changes.every((change) => change !== null) ? changes : 'broken'
  } catch {
    return 'broken'
  }
}

function changeOf({ files, ...said }: Entry, found: Record<string, Uint8Array>, userId: number): Change | null {
  const isOurs = said.v === 1 && uuid.test(said.id) && said.userId === userId && isKind(said.kind)
  const isSaid = typeof said.order === 'string' && typeof said.value === 'object' && !Number.isNaN(Date.parse(said.at))
  if (!isOurs || !isSaid) return null
  const given = files.map(({ field, name, type, lastModified, path, digest, taken }) => {
    const bytes = found[path]
    if (!bytes || digestOf(bytes) !== digest) return null
    const file = new File([bytes as Uint8Array<ArrayBuffer>], name, { type, lastModified })
    if (taken) noteTaken(file, taken)
    return { field, file }
  })
  const { v, id, kind, order, at, value, tries, problem } = said
  if (!given.every((one) => one !== null)) return null
  return { v, id, userId, kind, order, at, value, tries, files: given, ...(problem === undefined ? {} : { problem }) }
}
