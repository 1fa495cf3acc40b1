import type { PhotoMetadata } from '@apron/contract'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Change } from '../change.ts'

/** A file in the store: its bytes, for the chosen file may be gone when it is needed. */
export type StoredFile = {
  field: string
  name: string
  type: string
  lastModified: number
  data: Blob
  /** Of a photo that was reduced. */
  taken?: PhotoMetadata
}
export type StoredChange = Omit<Change, 'files'> & { n?: number; files: readonly StoredFile[] }
/** The words or the files of a draft; apart, so that files are not written anew with every letter. */
export type StoredDraft = {
  key: string
  userId: number
  place: string
  words: object | null
  files: readonly StoredFile[]
  /** When it was written, in milliseconds. */
  at: number
}
/** What the server said, as JSON: it is only shown, and may go at any time. */
type StoredCopy = { key: string; userId: number; text: string; at: number }
type Lease = { name: string; owner: string; until: number }

interface Shelves extends DBSchema {
  changes: {
    key: number
    value: StoredChange
    indexes: { id: string; person: number; order: [number, string] }
  }
  drafts: { key: string; value: StoredDraft; indexes: { person: number } }
  leases: { key: string; value: Lease }
  copies: { key: string; value: StoredCopy; indexes: { person: number } }
}
export type Shelf = IDBPDatabase<Shelves>
/** Runs a request on the store; rejects when this browser stores nothing. */
export type Ask = <Result>(run: (shelf: Shelf) => Promise<Result>) => Promise<Result>

const version = 2
/** What is not on the disk yet is lost with the battery. */
export const strictly = { durability: 'strict' } as const

/** Adds what a version lacks. Nothing is ever removed here: the outbox promised to deliver it. */
function addShelves(shelf: Shelf): void {
  if (!shelf.objectStoreNames.contains('changes')) {
    const changes = shelf.createObjectStore('changes', { keyPath: 'n', autoIncrement: true })
    changes.createIndex('id', 'id')
    changes.createIndex('person', 'userId')
    changes.createIndex('order', ['userId', 'order'])
  }
  if (!shelf.objectStoreNames.contains('drafts'))
    shelf.createObjectStore('drafts', { keyPath: 'key' }).createIndex('person', 'userId')
  if (!shelf.objectStoreNames.contains('leases')) shelf.createObjectStore('leases', { keyPath: 'name' })
  if (!shelf.objectStoreNames.contains('copies'))
    shelf.createObjectStore('copies', { keyPath: 'key' }).createIndex('person', 'userId')
}

/**
 * The one store of the outbox, of drafts and of copies of answers. A browser may close it at any time: then it is
 * reopened and asked once more.
 */
export function openStore(name = 'kept'): Ask {
  let opening: Promise<Shelf> | null = null
  const forget = () => {
    opening = null
  }
  const open = () => {
    opening ??= openDB<Shelves>(name, version, {
      upgrade: addShelves,
      terminated: forget,
      blocking: (_current, _wanted, event) => {
        ;(event.target as IDBDatabase).close()
        forget()
      },
    })
    opening.catch(forget)
    return opening
  }
  return async (run) => {
    try {
      return await run(await open())
    } catch {
      const closed = opening as Promise<Shelf> | null
      forget()
      void closed?.then((shelf) => shelf.close()).catch(() => undefined)
      return run(await open())
    }
  }
}
