import { uploads as routes } from '@apron/contract/product'
import { Refusal } from '#kernel/refusals.ts'
import { withPrecheck, defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { assembler, finish } from '#files/uploads/complete.ts'
import { keepPart, putPart } from '#files/uploads/keep-part.ts'
import { partName } from '#files/uploads/parts.ts'
import * as uploads from '#files/uploads/uploads.ts'

/** The calls of resumable uploads. */
export const uploadRoutes = ({ db: pool, fileStore, limits }: Services) => {
  const putTogether = assembler(pool, fileStore)
  const dropPart = (...part: Parameters<typeof partName>) =>
    void fileStore.objects.remove(partName(...part)).catch(() => undefined)
  return defineCalls(routes, {
    begin: async ({ db, body, caller, address }) => {
      // It counts as one; its parts count as calls, and its bytes as what its owner stores.
      limits.upload(caller, address, 0)
      return uploads.present(db, await uploads.begin(db, fileStore, caller.id, body), fileStore)
    },
    mine: ({ db, caller }) => uploads.open(db, caller.id),
    find: async ({ db, params, caller }) => uploads.present(db, await uploads.own(db, params.id, caller.id), fileStore),
    part: {
      beforeFiles: ({ db, params, caller }) => uploads.own(db, params.id, caller.id),
      ...withPrecheck<typeof routes.part, void>(
        async ({ db, params, body, files, caller }) =>
          putPart(db, fileStore, await uploads.own(db, params.id, caller.id), {
            ...params,
            ...body,
            part: files.part[0],
          }),
        async ({ db, params, body, caller, noteAfter }) => {
          const [n, digest] = [params.n, body.digest]
          try {
            const upload = await uploads.own(db, params.id, caller.id, 'part')
            if (upload.is_open) await keepPart(db, upload, { n, digest })
            else dropPart(params.id, n, digest)
            noteAfter({ n, digest })
            return { id: upload.id, have: await uploads.have(db, upload) }
          } catch (error) {
            // Cancelled meanwhile, or another's slot; what is to come again stays.
            if (error instanceof Refusal && error.status < 500) dropPart(params.id, n, digest)
            throw error
          }
        },
      ),
    },
    complete: {
      beforeFiles: ({ db, params, caller }) => uploads.own(db, params.id, caller.id),
      ...withPrecheck<typeof routes.complete, Awaited<ReturnType<typeof putTogether>>>(
        async ({ db, params, caller }) => putTogether(await uploads.own(db, params.id, caller.id)),
        async ({ db, params, files, caller, afterCommit }, file) => {
          const held = await uploads.own(db, params.id, caller.id, 'whole')
          // Another call has finished it meanwhile.
          if (!held.is_open || !file) return uploads.present(db, held, fileStore)
          const finished = await finish(db, fileStore, held, { file, poster: files.poster[0] })
          afterCommit(() => void uploads.dropParts(fileStore, held).catch(() => undefined))
          return uploads.present(db, finished, fileStore)
        },
      ),
    },
    remove: async ({ db, params, caller, noteBefore, afterCommit }) => {
      const held = await uploads.own(db, params.id, caller.id, 'whole')
      noteBefore({ name: held.name, bytes: held.bytes })
      await db.deleteFrom('uploads').where('id', '=', held.id).execute()
      afterCommit(() => void uploads.dropParts(fileStore, held).catch(() => undefined))
    },
  })
}
