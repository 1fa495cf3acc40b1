import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/client.ts'
import { notFound } from '../../http/answering/refusal.ts'
import type { Limits } from '../../http/limits/limits.ts'
import type { FileStore } from '../store.ts'
import { addressOf } from '../../http/limits/network.ts'

type Address = { Params: { expires: string; signature: string; name: string } }

/** Leads from the name of a document of the library to the newest that bears it; anything wrong with the address is 404. */
export function serveLibrary(app: FastifyInstance, db: Database, store: FileStore, limits: Limits): void {
  app.get<Address>('/files/library/:expires/:signature/:name', async (request, reply) => {
    const { expires, signature, name } = request.params
    if (!store.verifyLibrary(Number(expires), signature)) throw notFound()
    limits.file(addressOf(request))
    const newest = await db
      .selectFrom('media')
      .select('id')
      .where('kind', '=', 'document')
      .where('deleted_at', 'is', null)
      .where('name', '=', name.normalize('NFC'))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!newest) throw notFound()
    return reply.header('cache-control', 'no-store').redirect(store.url(newest.id, 'original'))
  })
}
