import { sql, type RawBuilder } from 'kysely'
import type { DocumentFile } from '@apron/contract/documents'
import type { FileStore } from '#files/store.ts'

export type StoredFile = Omit<DocumentFile, 'url'>

/** A stored file by its number, for a column of a query; null where there is none. */
export const fileOf = (id: RawBuilder<unknown>): RawBuilder<StoredFile | null> => sql<StoredFile | null>`(
  select jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes) from files f where f.id = ${id})`

export const presentFile = (file: StoredFile | null, fileStore: FileStore): DocumentFile | null =>
  file && { ...file, url: fileStore.url(file.id, 'original') }
