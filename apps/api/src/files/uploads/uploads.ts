import { sql, type Selectable } from 'kysely'
import { fileKinds, type BodyOf } from '@apron/contract'
import {
  uploadPurposes,
  type OpenUpload,
  type Upload,
  type UploadPurpose,
  type uploads as routes,
} from '@apron/contract/product'
import type { Database } from '#db/client.ts'
import type { Tables } from '#db/schema/index.ts'
import { found, refused, Refusal } from '#kernel/refusals.ts'
import type { FileStore } from '../store.ts'
import { partBytesOf, partsOf } from './parts.ts'

export type UploadRow = Selectable<Tables['uploads']>
type Begun = BodyOf<typeof routes.begin>

/** As many may be on their way for one person. */
const mostOpen = 20
const mebibyte = 1024 * 1024
const day = 24 * 3_600_000

/**
 * Somebody's own upload; 404 for anybody else's. With `lock` held until the transaction ends: `part` beside other parts
 * of it, `whole` alone.
 */
export async function own(db: Database, id: number, ownerId: number, lock?: 'part' | 'whole'): Promise<UploadRow> {
  const asked = db.selectFrom('uploads').selectAll().where('id', '=', id).where('owner_id', '=', ownerId)
  const held = lock === 'whole' ? asked.forUpdate() : lock === 'part' ? asked.forKeyShare() : asked
  return found(await held.executeTakeFirst())
}

/**
 * Begins an upload, or resumes one of the same bytes: the answer names the parts that are here. 413 for more than its
 * purpose takes, 400 beyond twenty at once, 507 where there is no space for all of it.
 */
export async function begin(db: Database, fileStore: FileStore, ownerId: number, begun: Begun): Promise<UploadRow> {
  const { name, bytes, digest = null, purpose } = begun
  const largest = Math.max(...uploadPurposes[purpose].kinds.map((kind) => fileKinds[kind].largest))
  if (bytes > largest) throw new Refusal(413, 'file_too_large', { name, max: `${largest / mebibyte} MB` })
  await sql`select pg_advisory_xact_lock(hashtext('apron.uploads_of'), ${ownerId})`.execute(db)
  const same = digest && (await ofSameBytes(db, ownerId, begun))
  if (same) return same
  await makeRoom(db, ownerId)
  await fileStore.checkRoom(db, bytes, ownerId)
  return db
    .insertInto('uploads')
    .values({ owner_id: ownerId, name: name.normalize('NFC'), bytes, digest, purpose, part_bytes: partBytesOf(bytes) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** One whose file is still there before one that is on its way. */
async function ofSameBytes(
  db: Database,
  ownerId: number,
  { digest, bytes, purpose }: Begun,
): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .selectAll('uploads')
    .leftJoin('files', 'files.id', 'uploads.file_id')
    .where('uploads.owner_id', '=', ownerId)
    .where('uploads.digest', '=', digest!)
    .where('uploads.bytes', '=', bytes)
    .where('uploads.purpose', '=', purpose)
    .where((is) => is.or([is('uploads.is_open', '=', true), is('files.deleted_at', 'is', null)]))
    .orderBy('uploads.is_open')
    .orderBy('uploads.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Beyond the limit, the one that has stood still for a day gives way; 400 when all are younger. */
async function makeRoom(db: Database, ownerId: number): Promise<void> {
  const open = await db
    .selectFrom('uploads')
    .select(['id', sql<boolean>`touched_at < now() - interval '1 day'`.as('has_stopped')])
    .where('owner_id', '=', ownerId)
    .where('is_open', '=', true)
    .orderBy('touched_at')
    .execute()
  const [oldest] = open
  if (open.length < mostOpen || !oldest) return
  if (!oldest.has_stopped) throw refused('too_many_open_uploads', { max: mostOpen })
  await db.deleteFrom('uploads').where('id', '=', oldest.id).execute()
}

/** Somebody's unfinished uploads, the latest first. */
export async function open(db: Database, ownerId: number): Promise<OpenUpload[]> {
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'name', 'bytes', 'purpose', 'touched_at'])
    .select(
      sql<number>`(select coalesce(sum(p.bytes), 0)::bigint from upload_parts p where p.upload_id = uploads.id)`.as(
        'kept_bytes',
      ),
    )
    .where('owner_id', '=', ownerId)
    .where('is_open', '=', true)
    .orderBy('touched_at', 'desc')
    .execute()
  return rows.map((row) => {
    const purpose = row.purpose as UploadPurpose
    const forgotten = new Date(row.touched_at).getTime() + uploadPurposes[purpose].days * day
    return { ...row, purpose, forgotten_at: new Date(forgotten).toISOString() }
  })
}

/** The numbers of the stored parts, in order. */
export async function have(
  db: Database,
  { id, is_open: isOpen, bytes, part_bytes: each }: UploadRow,
): Promise<number[]> {
  if (!isOpen) return Array.from({ length: partsOf(bytes, each) }, (_, at) => at + 1)
  const parts = db.selectFrom('upload_parts').select('n').where('upload_id', '=', id).orderBy('n')
  return (await parts.execute()).map(({ n }) => n)
}

export async function present(db: Database, upload: UploadRow, fileStore: FileStore): Promise<Upload> {
  const file =
    upload.file_id === null
      ? undefined
      : await db
          .selectFrom('files')
          .select(['id', 'name', 'type', 'bytes'])
          .where('id', '=', upload.file_id)
          .executeTakeFirst()
  return {
    id: upload.id,
    name: upload.name,
    bytes: upload.bytes,
    part_bytes: upload.part_bytes,
    have: await have(db, upload),
    file: file
      ? {
          id: file.id,
          url: fileStore.url(file.id, 'original'),
          file_name: file.name,
          type: file.type,
          bytes: file.bytes,
        }
      : null,
  }
}

/** What its sender may send it for takes. */
export const kindsOf = (upload: UploadRow) => uploadPurposes[upload.purpose as UploadPurpose].kinds

/** Takes the parts of a finished or dropped upload out of the store. */
export async function dropParts({ objects }: FileStore, { id }: UploadRow): Promise<void> {
  for await (const { name } of objects.names(`parts/${id}/`)) await objects.remove(name)
}
