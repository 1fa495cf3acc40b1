import * as z from 'zod/mini'
import type { FileKind } from '../catalogues/file-types.ts'
import type { Permission } from '../catalogues/permissions.ts'
import { bulkForm, bulkReply } from '../capabilities/bulk.ts'
import { person } from '../capabilities/person.ts'
import { id, instant, search } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'

export const mediaKinds = ['image', 'document', 'video', 'audio'] as const satisfies readonly FileKind[]
const kind = z.enum(mediaKinds)
/**
 * Who may put something into the shared library, and which external users may look into it; what others upload stands
 * only in the text that uses it.
 */
export const libraryRights = ['GET_MEDIA', 'DOCUMENT_MANAGER'] as const satisfies readonly Permission[]
/** What the library's documents are. */
export const documentKinds: FileKind[] = ['document']

/** A file that was put into the library, under the number of its file; evidence, chat files, faces and editions of documents are not in it. */
export const medium = z.object({
  id,
  url: z.string(),
  file_name: z.string(),
  type: z.string(),
  kind,
  bytes: z.number(),
  /** Pixels of a picture or a video. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Seconds of a video or a sound. */
  duration: z.nullable(z.number()),
  /** The address of a small picture of it: the copy of an image, a frame of a video. */
  image: z.nullable(z.string()),
  /** Who put it there. */
  owner: z.nullable(person),
  created_at: instant,
  /** Since when it lies in the trash. */
  deleted_at: z.nullable(instant),
  /** As `image`, while it lies in the trash. */
  image_trash: z.nullable(z.string()),
})
export type Medium = z.output<typeof medium>

/** What refers to a file, as a report tells them apart; `waiting` are uploads under way, `leaving` deleted files whose bytes still lie there. */
export const mediaUses = [
  'library',
  'trash',
  'audits',
  'documents',
  'chat',
  'forum',
  'people',
  'texts',
  'waiting',
  'leaving',
  'none',
] as const

/** What one kind of things takes of the store; bytes that several records name are counted once for each. */
const share = z.object({ count: z.number(), bytes: z.number(), since: z.nullable(instant) })

const listQuery = z.extend(pageQuery, {
  /** One kind or several; all when left out. */
  kind: z.optional(
    z.pipe(
      // An address carries several with commas.
      z.transform((sent: unknown) => (typeof sent === 'string' ? sent.split(',') : sent)),
      z.array(kind),
    ),
  ),
  search,
})

export const media = {
  list: route('GET /media', {
    access: 'GET_MEDIA',
    query: listQuery,
    list: medium,
    reads: ['media', 'user', 'position'],
  }),
  /** One of the library or of its trash, with what uses it as sentences. */
  find: route('GET /media/:id', {
    access: ['GET_MEDIA', 'GET_TRASH_MEDIA'],
    reply: z.extend(medium, { uses: z.array(z.string()) }),
    reads: ['media', 'user', 'position'],
  }),
  /** Into the trash: images, videos and sounds by DELETE_MEDIA, documents by DELETE_DOCUMENT_MANAGER. */
  remove: route('DELETE /media/:id', {
    access: ['DELETE_MEDIA', 'DELETE_DOCUMENT_MANAGER'],
    trail: 'media.trashed',
    changes: 'media',
  }),
  /** All of them or none, as the single one. */
  removeMany: route('DELETE /multi-destroy-media', {
    access: ['DELETE_MEDIA', 'DELETE_DOCUMENT_MANAGER'],
    body: bulkForm,
    reply: bulkReply,
    trail: 'media.trashed_in_bulk',
    changes: 'media',
  }),
  trash: route('GET /media/trash', {
    access: 'GET_TRASH_MEDIA',
    query: listQuery,
    list: medium,
    reads: ['media', 'user', 'position'],
  }),
  restore: route('POST /media/trash/:id', {
    access: 'RESTORE_TRASH_MEDIA',
    reply: medium,
    trail: 'media.restored',
    changes: 'media',
  }),
  /** For good; 400 names what uses it. */
  destroy: route('DELETE /media/trash/:id', {
    access: 'DESTROY_TRASH_MEDIA',
    trail: 'media.destroyed',
    changes: 'media',
  }),
  restoreMany: route('POST /media/trash', {
    access: 'RESTORE_TRASH_MEDIA',
    body: bulkForm,
    reply: bulkReply,
    trail: 'media.restored_in_bulk',
    changes: 'media',
  }),
  /** All of them or none; 400 names those that are in use. */
  destroyMany: route('DELETE /media/trash', {
    access: 'DESTROY_TRASH_MEDIA',
    body: bulkForm,
    reply: bulkReply,
    trail: 'media.destroyed_in_bulk',
    changes: 'media',
  }),
  /** The library's documents by name: `{url}/{name}`, the name encoded, serves the newest of that name; the address expires. */
  documentNames: route('GET /libraries/document', {
    access: 'signed-in',
    external: 'own',
    reply: z.object({ url: z.string(), files: z.array(z.string()) }),
    reads: 'media',
  }),
  /** The same documents with what a grid shows of them; the product's own call. */
  documents: route('GET /media/documents', {
    access: 'signed-in',
    external: libraryRights,
    query: z.extend(pageQuery, { search }),
    list: medium,
    reads: ['media', 'user', 'position'],
  }),
  /** What takes the room, whose, and since when. */
  room: route('GET /media/room', {
    access: 'administrators',
    reply: z.object({
      kinds: z.array(z.extend(share, { kind })),
      /** By what refers to them. */
      uses: z.array(
        z.extend(share, {
          use: z.enum(mediaUses),
        }),
      ),
      /** Those whose files take the most, at most 50. */
      owners: z.array(z.extend(share, { owner: z.nullable(person) })),
      /** Of the disk, where the store lies on one. */
      free_bytes: z.nullable(z.number()),
      /** Below which no files are taken. */
      least_free_bytes: z.number(),
    }),
    reads: 'nothing',
  }),
  /** Into the library by one of `libraryRights`, a document whose name is taken under a number; for others into nothing but the text that will show it. */
  upload: route('POST /libraries/upload', {
    access: 'signed-in',
    external: 'open',
    body: z.object({ type: z.optional(z.string()) }),
    /** `poster` is a frame of a video, as its sender's browser drew it. */
    files: {
      file: { kinds: mediaKinds, atMost: 1, isRequired: true },
      poster: { kinds: ['image'], atMost: 1, copy: 'poster' },
    },
    reply: z.object({ id, url: z.string(), file_name: z.string(), type: z.string() }),
    trail: 'file.uploaded',
    changes: 'media',
  }),
}
