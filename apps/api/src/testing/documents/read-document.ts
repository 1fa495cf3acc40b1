import { store } from '../authorisation/scene.ts'
import type { World } from '../world.ts'

/** A document in force whose three readers have confirmed it, are late, and are asked no more; made by SQL. Gives its id. */
export async function readDocument(world: World): Promise<number> {
  const { db } = world
  const group_id = await store(world, 'document_groups', { name: 'Quy trình kho', status: 1 })
  const name = 'MH-QT-01 Lọc'
  const document_id = await store(world, 'documents', { group_id, name, version: '3', status: 1 })
  const decided_at = '2026-01-05T02:00:00Z'
  const version_id = await store(world, 'document_versions', { document_id, label: '3', status: 1, decided_at })
  await db.updateTable('document_versions').set({ reading_of_id: version_id }).where('id', '=', version_id).execute()
  await db.updateTable('documents').set({ current_version_id: version_id }).where('id', '=', document_id).execute()
  const [done, late, left] = await Promise.all(
    ['Vũ Minh An', '=1+1', 'Lê Thị Bình'].map((fullname) => named(world, fullname)),
  )
  const asked = [done!, late!].map((target_id) => ({ document_id, kind: 'user', target_id }))
  await db.insertInto('document_audiences').values(asked).execute()
  const reading = { version_id, due_on: '2026-01-12', opened_at: '2026-01-06T01:00:00Z' }
  await db
    .insertInto('document_readings')
    .values([done!, late!].map((user_id) => ({ ...reading, user_id })))
    .execute()
  const statement = 'Tôi xác nhận đã đọc và hiểu.'
  const said = { version_id, read_seconds: 95, statement, method: 'session', digest: 'ab12'.repeat(16) }
  await db
    .insertInto('document_acknowledgements')
    .values([done!, left!].map((user_id) => ({ ...said, user_id })))
    .execute()
  return document_id
}

async function named(world: World, fullname: string): Promise<number> {
  const { id } = await world.as()
  await world.db.updateTable('users').set({ fullname }).where('id', '=', id).execute()
  return id
}
