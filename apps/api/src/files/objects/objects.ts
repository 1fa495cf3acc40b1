import type { Readable } from 'node:stream'
import type { ByteRange } from '../serving/byte-range.ts'

/** An object that is read: how many bytes it has as a whole, and those that were asked for. */
export type ObjectContent = { bytes: number; stream: Readable }
export type ObjectEntry = { name: string; bytes: number; at: Date }

/**
 * Where bytes are kept, by name: small letters, digits and dashes in folders.
 */
export type Objects = {
  /** Moves a file of this machine there, whole or not at all, in the place of what has that name; it is safe from a power cut once this resolves. */
  put(name: string, path: string): Promise<void>
  /** Null where there is none; whoever has the stream reads it to its end or destroys it. */
  open(name: string, range?: ByteRange): Promise<ObjectContent | null>
  /** How many bytes it has; null where there is none. */
  bytesOf(name: string): Promise<number | null>
  /** Writes a copy to this machine's disk, to work on; throws `NoSuchObject`. */
  fetch(name: string, path: string): Promise<void>
  /** Nothing happens where there is none. */
  remove(name: string): Promise<void>
  /** All that lies in a folder and below it (`parts/`), or anywhere (`''`), in no certain order. */
  names(under: string): AsyncIterable<ObjectEntry>
  /** What is free on the disk that it lies on, in bytes; null where nobody can say. */
  free(): Promise<number | null>
  /** Lets go of connections. */
  close(): Promise<void>
}

/** A bucket of a store that speaks the protocol S3; objects of ours are below `prefix`, which is empty or ends with a slash. */
export type Bucket = {
  /** Of another store than the protocol's own. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKey: string
  secretKey: string
  prefix: string
}

export class NoSuchObject extends Error {
  constructor(name: string) {
    super(`There is no ${name} in the store`)
  }
}

/** The store is out of reach, or refuses what it should do; the same may succeed later. */
export class StoreAway extends Error {
  readonly code = 'STORE_AWAY'
  /** What the store or the network calls it, such as `AccessDenied` or `ECONNREFUSED`. */
  readonly reason: string

  constructor(cause: unknown) {
    const { code, name, message } = cause as NodeJS.ErrnoException
    const reason = code ?? name
    super(`The store of files does not do what it should: ${[reason, message].filter(Boolean).join(', ')}`, { cause })
    this.reason = reason
  }
}

const written = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/

/** Whether an object may have this name. */
export const isName = (name: string): boolean => name.length <= 200 && written.test(name)

/** The same name; throws for one that no object may have. */
export function checkName(name: string): string {
  if (!isName(name)) throw new Error('No object may have this name')
  return name
}
