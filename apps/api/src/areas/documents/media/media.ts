import { sql, type SelectQueryBuilder } from 'kysely'
import type { QueryOf } from '@apron/contract'
import type { media as routes, Medium } from '@apron/contract/documents'
import type { FileKind } from '@apron/contract'
import { locked } from '#capabilities/held.ts'
import { renamedFree } from '#capabilities/library-names.ts'
import { paged } from '#capabilities/paging/paged.ts'
import { presentPerson, type PersonRow } from '#capabilities/people.ts'
import { holdsWords } from '#capabilities/search.ts'
import type { Database } from '#db/client.ts'
import { placesOf } from '#files/forgetting/references.ts'
import type { FileStore } from '#files/store.ts'
import { found, notFound, notPermitted, refused } from '#kernel/refusals.ts'
import { passes, type Caller } from '#kernel/caller.ts'
import { sentencesOf } from './media-uses.ts'

type FileRow = {
  type: string
  bytes: number
  width: number | null
  height: number | null
  duration: number | null
  has_small: boolean
}
export type MediaRow = {
  id: number
  kind: string
  name: string
  file: FileRow
  owner: PersonRow | null
  created_at: string
  deleted_at: string | null
}
export type MediaPlace = 'library' | 'trash'
type MediaQuery = Pick<QueryOf<typeof routes.list>, 'page' | 'per_page' | 'sort' | 'search'> & {
  place: MediaPlace
  kinds?: FileKind[] | undefined
}

const owner = sql<PersonRow | null>`(
  select jsonb_build_object('id', u.id, 'fullname', u.fullname, 'avatar_id', u.avatar_id, 'position_id', p.id,
    'position_name', p.name, 'position_order', p."order")
  from users u left join positions p on p.id = u.position_id where u.id = media.maker_id)`

const rowsOf = (db: Database) => db.selectFrom('media')
type Rows = ReturnType<typeof rowsOf>
type Selected =
  Rows extends SelectQueryBuilder<infer DB, infer TB, object> ? SelectQueryBuilder<DB, TB, MediaRow> : never

/** Of the file, looked up once, and for the rows of a page alone. */
const file = sql<FileRow>`(
  select json_build_object('type', f.type, 'bytes', f.bytes, 'width', f.width, 'height', f.height,
    'duration', f.duration, 'has_small', f.small_digest is not null)
  from files f where f.id = media.id)`

const columns = (rows: Rows): Selected =>
  rows.select([
    'media.id',
    'media.kind',
    'media.name',
    file.as('file'),
    owner.as('owner'),
    'media.created_at',
    'media.deleted_at',
  ])

/** One page, the newest first: of the library by when it was put there, of the trash by when it came there. */
export const list = paged(['search'], (db: Database, { place, kinds, search, sort }: MediaQuery) => {
  let rows = rowsOf(db).where('media.deleted_at', place === 'library' ? 'is' : 'is not', null)
  if (kinds) rows = rows.where('media.kind', 'in', kinds)
  if (search) rows = rows.where(holdsWords('media.search', search))
  const inOrder = (page: Rows) => (place === 'library' ? page : page.orderBy('media.deleted_at', sort))
  const select = (page: Rows) => columns(inOrder(page)).orderBy('media.id', sort)
  return { rows, select, whole: { all: rowsOf(db), id: 'media.id' } }
})

/** One of the library or of its trash, whichever the caller may look into; 404 otherwise. */
export async function find(db: Database, id: number, caller: Caller): Promise<MediaRow> {
  const row = found(await columns(rowsOf(db).where('media.id', '=', id)).executeTakeFirst())
  if (!passes(caller, row.deleted_at === null ? 'GET_MEDIA' : 'GET_TRASH_MEDIA')) throw notFound()
  return row
}

/** Images, videos and sounds by one right, documents by another. */
export const mayTrash = (caller: Caller, kind: string): boolean =>
  passes(caller, kind === 'document' ? 'DELETE_DOCUMENT_MANAGER' : 'DELETE_MEDIA')

/** Moves one to the trash, where it still shows wherever it is used; 403 for a kind that the caller may not delete. */
export async function trash(db: Database, id: number, caller: Caller): Promise<{ id: number; name: string }> {
  const { kind, name } = await locked(db, 'media', id, ['kind', 'name'])
  if (!mayTrash(caller, kind)) throw notPermitted()
  await db
    .updateTable('media')
    .set({ deleted_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
  return { id, name }
}

/** One of the trash, held until the transaction ends, with its file: a text that begins to show it waits; 404 when it is not there. */
export async function heldInTrash(db: Database, id: number): Promise<MediaRow> {
  await sql`select id from files where id = ${id} for update`.execute(db)
  const { rows } = await sql`select id from media where id = ${id} and deleted_at is not null for update`.execute(db)
  found(rows[0])
  return found(await columns(rowsOf(db).where('media.id', '=', id)).executeTakeFirst())
}

export async function restore(db: Database, id: number): Promise<MediaRow> {
  await db.updateTable('media').set({ deleted_at: null }).where('id', '=', id).execute()
  await renamedFree(db, [id])
  return found(await columns(rowsOf(db).where('media.id', '=', id)).executeTakeFirst())
}

/** For good; 400 names what uses it. Its file is served no longer within a minute, and its bytes leave after thirty days. */
export async function destroy(db: Database, id: number): Promise<void> {
  const uses = sentencesOf(await placesOf(db, id))
  if (uses.length > 0) throw refused('in_use', { uses })
  // What is remembered of its parts would keep it as well.
  await db.deleteFrom('uploads').where('file_id', '=', id).execute()
  await db.deleteFrom('media').where('id', '=', id).execute()
}

const mostNames = 1000
/** What the specification counts as documents of the library: doc, docx and pdf. */
const namedTypes = [
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/pdf',
]

/** The names of the library's Word and PDF documents, each once, of the newest thousand of them. */
export async function documentNames(db: Database): Promise<string[]> {
  const newest = db
    .selectFrom('media')
    .innerJoin('files', 'files.id', 'media.id')
    .select('media.name')
    .where('media.kind', '=', 'document')
    .where('media.deleted_at', 'is', null)
    .where('files.type', 'in', namedTypes)
    .orderBy('media.id', 'desc')
    .limit(mostNames)
  return [...new Set((await newest.execute()).map(({ name }) => name))]
}

export function present(row: MediaRow, fileStore: FileStore): Medium {
  const { name, file: ofFile, owner: person, ...rest } = row
  const { has_small: hasSmall, ...measures } = ofFile
  const image = hasSmall ? fileStore.url(row.id, 'small') : null
  return {
    ...rest,
    ...measures,
    kind: row.kind as FileKind,
    file_name: name,
    url: fileStore.url(row.id, 'original'),
    owner: person && presentPerson(person, fileStore),
    image,
    image_trash: row.deleted_at === null ? null : image,
  }
}
