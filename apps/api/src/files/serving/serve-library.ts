import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { approvalStatus } from '@apron/contract'
import type { Database } from '#db/client.ts'
import { libraryRights } from '@apron/contract/documents'
import { isInternal } from '#kernel/named-in-audits.ts'
import { notFound } from '#kernel/refusals.ts'
import type { FileStore } from '../store.ts'

/** Counts a file that somebody asks for; throws for who has asked for too many. */
export type CountFile = (request: FastifyRequest) => void

type Address = { Params: { user: string; expires: string; signature: string; name: string } }

/** Leads from the name of a document of the library to the newest that bears it, for whom the address was given to and as long as the library is open to them; anything wrong with the address is 404. */
export function serveLibrary(app: FastifyInstance, db: Database, store: FileStore, count: CountFile): void {
  app.get<Address>('/files/library/:user/:expires/:signature/:name', async (request, reply) => {
    const { user, expires, signature, name } = request.params
    const userId = Number(user)
    if (!Number.isSafeInteger(userId) || !store.verifyLibrary(userId, Number(expires), signature)) throw notFound()
    count(request)
    if (!(await isOpenTo(db, userId))) throw notFound()
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

/**
 * Whether somebody may look into the library today: those who may sign in and are admitted, external users only with a
 * permission for it.
 */
async function isOpenTo(db: Database, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .innerJoin('groups', 'groups.id', 'users.group_id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.status', '=', 0)
    .where('users.deleted_at', 'is', null)
    .where('groups.status', '=', approvalStatus.APPROVAL)
    .where(sql<boolean>`(${isInternal('users')} or exists (
      select from group_permissions gp join permissions p on p.id = gp.permission_id
      where gp.group_id = groups.id and p.code = any(${[...libraryRights]})))`)
    .executeTakeFirst()
  return found !== undefined
}
