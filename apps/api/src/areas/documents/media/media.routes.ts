import { documentKinds, libraryRights, media as routes } from '@apron/contract/documents'
import { translate } from '@apron/messages'
import type { FeatureModule } from '#capabilities/area.ts'
import { putInLibrary } from '#capabilities/put-in-library.ts'
import { narrowedTo } from '#capabilities/visible/from-outside.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import { placesOf } from '#files/forgetting/references.ts'
import { invalid } from '#kernel/refusals.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import * as bulk from './media-bulk.ts'
import * as media from './media.ts'
import { sentencesOf } from './media-uses.ts'
import * as room from './room.ts'

const mediaRoutes = ({ fileStore, settings }: Services) => {
  const shown = ({ rows, ...page }: Awaited<ReturnType<typeof media.list>>) => ({
    ...page,
    rows: rows.map((row) => media.present(row, fileStore)),
  })
  return defineCalls(routes, {
    list: async ({ db, query: { kind: kinds, ...query } }) =>
      shown(await media.list(db, { ...query, kinds, place: 'library' })),
    find: async ({ db, params, caller, language }) => {
      const row = await media.find(db, params.id, caller)
      const uses = sentencesOf(await placesOf(db, row.id))
      return {
        ...media.present(row, fileStore),
        uses: uses.map(({ text, values }) => translate(language, text, values)),
      }
    },
    remove: async ({ db, params, caller, noteBefore }) => noteBefore(await media.trash(db, params.id, caller)),
    removeMany: async (context) => told(context, await bulk.trashMany(context.db, context.body.ids, context.caller)),
    trash: async ({ db, query: { kind: kinds, ...query } }) =>
      shown(await media.list(db, { ...query, kinds, place: 'trash' })),
    restore: withSubject(
      ({ db, params }) => media.heldInTrash(db, params.id),
      async ({ db }, { id }) => media.present(await media.restore(db, id), fileStore),
    ),
    destroy: withSubject(
      ({ db, params }) => media.heldInTrash(db, params.id),
      ({ db }, { id }) => media.destroy(db, id),
    ),
    restoreMany: async (context) => told(context, await bulk.restoreMany(context.db, context.body.ids)),
    destroyMany: async (context) => told(context, await bulk.destroyMany(context.db, context.body.ids)),
    documentNames: async ({ db, caller }) => ({
      url: fileStore.libraryUrl(caller.id),
      files: narrowedTo(caller, libraryRights) ? [] : await media.documentNames(db),
    }),
    documents: async ({ db, query }) =>
      shown(await media.list(db, { ...query, kinds: documentKinds, place: 'library' })),
    room: ({ db }) => room.report(db, fileStore, settings.now().free_disk_mb * 1024 * 1024),
    upload: async (context) => {
      const [file] = context.files.file
      if (!file) throw invalid('file', 'validation.file_required')
      const [poster] = context.files.poster
      const isFilm = file.kind === 'video' && poster?.smallDigest !== undefined
      const put = await putInLibrary(context, isFilm ? { ...file, smallDigest: poster.smallDigest! } : file)
      return { id: put.id, url: fileStore.url(put.id, 'original'), file_name: put.name, type: file.type }
    },
  })
}

type MediaContext = {
  changed(entity: 'media', ids: readonly number[]): void
  noteBefore(subject: unknown): void
}

function told({ changed, noteBefore }: MediaContext, chosen: readonly bulk.MediaFile[]): { count: number } {
  changed(
    'media',
    chosen.map(({ id }) => id),
  )
  noteBefore(chosen)
  return { count: chosen.length }
}

/** What the rest of the server must know of media. */
export const mediaModule = {
  calls: mediaRoutes,
  entities: { media: byRight(routes.documents, 'media') },
  menu: [
    {
      name: 'menu.media',
      url: '/libraries/media',
      icon: 'photo',
      access: routes.list.access,
    },
    {
      name: 'menu.library_documents',
      url: '/libraries/documents',
      icon: 'stack-2',
      access: routes.documents.access,
      external: routes.documents.external,
    },
  ],
  permissions: [
    {
      row: 'media',
      permissions: [
        'GET_MEDIA',
        'DELETE_MEDIA',
        'DOCUMENT_MANAGER',
        'DELETE_DOCUMENT_MANAGER',
        'GET_TRASH_MEDIA',
        'DESTROY_TRASH_MEDIA',
        'RESTORE_TRASH_MEDIA',
      ],
    },
  ],
} satisfies FeatureModule
