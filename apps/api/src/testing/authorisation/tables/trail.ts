import type { Prepare } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'who did what'

/** The audit trail, which a right beside the catalogue opens; a file of it is for whoever asked for it alone. */
export const calls = table(`
  #                                       nobody without elsewhere author holder super
  GET    /trail                VIEW_TRAIL 401    403     200       .      200    200
  GET    /trail/names          VIEW_TRAIL 401    403     200       .      200    200
  GET    /trail/people         VIEW_TRAIL 401    403     200       .      200    200
  POST   /trail/exports        VIEW_TRAIL 401    403     200       .      200    200
  GET    /trail/exports/{id}   VIEW_TRAIL 401    403     404       403    404    404
`)

const own: Prepare = async ({ world, authorId }) => {
  const user_id = authorId ?? (await world.as()).id
  const { id } = await world.db
    .insertInto('trail_exports')
    .values({ user_id, format: 'ndjson', language: 'en', query: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

export const requests: Record<string, Prepare> = {
  'POST /trail/exports': () => ({ body: { format: 'ndjson', query: { kind: 'user' } } }),
  'GET /trail/exports/{id}': own,
}
