import { assistantChannel } from '@apron/contract/talk'
import type { Prepare, Scene } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'presence and chat'

/** Presence and chat: whoever is not in a channel learns nothing of it, whatever their rights. */
export const calls = table(`
  #                                       nobody without elsewhere author holder super
  GET    /users/active              -     401    200     200       .      200    200
  GET    /chats                     -     401    200     200       .      200    200
  GET    /chats           #own      -     .      yes     yes       .      yes    yes
  GET    /chats           #others   -     401    no      no        .      no     no
  POST   /chats                     -     401    200     200       .      200    200
  GET    /chats/{id}                -     .      200     200       .      200    200
  GET    /chats/{id}      #others   -     401    404     404       .      404    404
  GET    /chats/{id}      #zero     -     401    200     200       .      200    200
  POST   /chats/{id}                -     .      200     200       .      200    200
  POST   /chats/{id}      #others   -     401    404     404       .      404    404
  POST   /chats/{id}      #zero     -     401    200     200       .      200    200
  POST   /chats/{id}/read           -     .      200     200       .      200    200
  POST   /chats/{id}/read #others   -     401    404     404       .      404    404
`)

/** A channel in which something was said; between the caller and somebody, or between two strangers. */
async function channel({ world, caller }: Scene, whose: 'own' | 'others'): Promise<number> {
  const other = await world.as()
  const one = whose === 'own' ? caller : await world.as()
  const { chanel_id } = (await one.post('/chats', { body: { user_id: other.id } })).body.data
  const { status } = await other.post(`/chats/${chanel_id}`, said())
  if (status !== 200) throw new Error(`nothing can be said in channel ${chanel_id}: ${status}`)
  return chanel_id
}
const said = () => ({ body: { type: 'text', data: { text: 'Chào anh' } } })

const on = (whose: 'own' | 'others', more: () => object = () => ({})): Prepare => {
  return async (scene) => ({ params: { id: await channel(scene, whose) }, ...more() })
}
const listed = (whose: 'own' | 'others'): Prepare => {
  return async (scene) => {
    const id = await channel(scene, whose)
    return { shows: ({ data }) => (data as { chanel_id: number }[]).some((row) => row.chanel_id === id) }
  }
}
const read = () => ({ body: { message_id: 1 } })
const assistant = { params: { id: assistantChannel } }

/** What the calls of presence and chat are sent with. */
export const requests: Record<string, Prepare> = {
  'GET /chats #own': listed('own'),
  'GET /chats #others': listed('others'),
  'POST /chats': async ({ world }) => ({ body: { user_id: (await world.as()).id } }),
  'GET /chats/{id}': on('own'),
  'GET /chats/{id} #others': on('others'),
  'GET /chats/{id} #zero': () => assistant,
  'POST /chats/{id}': on('own', said),
  'POST /chats/{id} #others': on('others', said),
  'POST /chats/{id} #zero': () => ({ ...assistant, ...said() }),
  'POST /chats/{id}/read': on('own', read),
  'POST /chats/{id}/read #others': on('others', read),
}
