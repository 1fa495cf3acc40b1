import type { Readable } from 'node:stream'
import type { ByteRange } from '../serving/byte-range.ts'

/** An object that is read: how many bytes it has as a whole, and those that were asked for. */
export type Opened = { bytes: number; stream: Readable }
export type Listed = { name: string; bytes: number; at: Date }

/**
 * Where bytes are kept, by name: small letters, digits and dashes in folders.
 */
export type Objects = {
  /** Moves a file of this machine there, whole or not at all, in the place of what has that name; it is safe from a power cut once this resolves. */
  put(name: string, path: string): Promise<void>
  /** Null where there is none; whoever has the stream reads it to its end or destroys it. */
  open(name: string, range?: ByteRange): Promise<Opened | null>
  /** How many bytes it has; null where there is none. */
  bytesOf(name: string): Promise<number | null>
  /** Writes a copy to this machine's disk, to work on; throws `NoSuchObject`. */
  fetch(name: string, path: string): Promise<void>
  /** Nothing happens where there is none. */
  remove(name: string): Promise<void>
  /** All that lies in a folder and below it (`parts/`), or anywhere (`''`), in no certain order. */
  names(under: string): AsyncIterable<Listed>
  /** What is free on the disk that it lies on, in bytes; null where nobody can say. */
  free(): Promise<number | null>
  /** Lets go of connections. */
  close(): Promise<void>
}

export class NoSuchObject extends Error {
  constructor(name: string) {
    super(`There is no ${name} in the store`)
  }
}

const written = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/

/** The same name; throws for one that no object may have. */
export function checkName(name: string): string {
  if (name.length > 200 || !written.test(name)) throw new Error('No object may have this name')
  return name
}
