import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '@apron/contract'
import { callsOf } from '../../areas.ts'
import { openDatabase, openPool } from '#db/client.ts'
import { buildApp } from '../../app.ts'
import { documentInForce } from '#testing/documents/controlled.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let editor: Browser
let routes: Route[]
beforeAll(async () => {
  world = await startWorld()
  editor = await world.as('CREATE_ORGANIZATION', 'UPDATE_ORGANIZATION')
  await world.db.insertInto('organizations').values({ name: 'Kho Nội Bài', status: 1 }).execute()
  routes = callsOf(world.app.services)
    .flat()
    .map(({ route }) => route)
    .filter(({ sameForAll }) => sameForAll)
})
afterAll(() => world.stop())

type Raw = { status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }
function ask(path: string, token: string, headers: Record<string, string> = {}): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = { ...headers, ...(token && { authorization: `Bearer ${token}` }) }
    request(`${world.url}/api${path}`, { headers: sent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}
const tree = '/organizations?per_page=all&sort=asc'
const add = (name: string, db = world.db) => db.insertInto('organizations').values({ name, status: 1 }).execute()
const names = async (who = editor): Promise<string[]> =>
  (await who.get(tree)).body.data.map(({ name }: { name: string }) => name)

describe('an answer that is the same for all', () => {
  it('is not sent again to whoever has it, until something is written', async () => {
    const first = await ask(tree, editor.token)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const has = { 'if-none-match': String(first.headers['etag']) }
    const again = await ask(tree, editor.token, has)
    expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, first.headers['etag']])
    await editor.post('/organizations', { body: { name: 'Kho Cam Ranh', parent_id: 0 } })
    const after = await ask(tree, editor.token, has)
    expect([after.status, after.bytes.includes('Kho Cam Ranh')]).toEqual([200, true])
    expect(after.headers['etag']).not.toBe(first.headers['etag'])
  })

  it('is kept by no browser where not everybody may see it: it would show it to whoever signs in there next', async () => {
    const { id } = await documentInForce(world)
    const { status, headers } = await ask(`/documents/${id}/items`, editor.token)
    expect([status, headers['cache-control'], headers['etag']]).toEqual([200, 'no-store', undefined])
  })

  it('is the same compressed and as it is', async () => {
    await add('Kho xăng dầu sân bay '.repeat(100))
    const [plain, short] = [
      await ask(tree, editor.token),
      await ask(tree, editor.token, { 'accept-encoding': 'gzip, br' }),
    ]
    expect([plain.headers['content-encoding'], short.headers['content-encoding']]).toEqual([undefined, 'gzip'])
    expect(short.headers['vary']).toBe('accept-encoding')
    expect(gunzipSync(short.bytes).toString()).toBe(plain.bytes.toString())
  })

  it('is refused to whoever may not call, also when they have it already', async () => {
    const has = { 'if-none-match': String((await ask(tree, editor.token)).headers['etag']) }
    expect((await ask(tree, '', has)).status).toBe(401)
    const stranger = await world.as()
    await world.db.updateTable('groups').set({ status: 0 }).where('id', '=', stranger.groupId).execute()
    expect((await ask(tree, stranger.token, has)).status).toBe(403)
  })

  it('is in the language of whoever asks', async () => {
    const [vi, en] = [
      await ask(tree, editor.token, { 'accept-language': 'vi' }),
      await ask(tree, editor.token, { 'accept-language': 'en' }),
    ]
    expect([vi.bytes.includes('Đã duyệt'), en.bytes.includes('Approved')]).toEqual([true, true])
    const other = await ask(tree, editor.token, {
      'accept-language': 'vi',
      'if-none-match': String(en.headers['etag']),
    })
    expect(other.status).toBe(200)
  })

  it('shows at once what was written beside the product, and nothing that was taken back', async () => {
    await names()
    await add('Kho Vinh')
    expect(await names()).toContain('Kho Vinh')
    const undone = world.db.transaction().execute(async (db) => {
      await db.insertInto('organizations').values({ name: 'Kho không có', status: 1 }).execute()
      await names()
      throw new Error('taken back')
    })
    await expect(undone).rejects.toThrow('taken back')
    expect(await names()).not.toContain('Kho không có')
    await sql`update organizations set name = 'Kho Vinh mới' where name = 'Kho Vinh'`.execute(world.db)
    expect(await names()).toContain('Kho Vinh mới')
    await world.db.deleteFrom('organizations').where('name', '=', 'Kho Vinh mới').execute()
    expect(await names()).not.toContain('Kho Vinh mới')
  })

  it('shows what a transaction wrote that began before others and was committed after them', async () => {
    await world.db.transaction().execute(async (slow) => {
      await slow.insertInto('organizations').values({ name: 'Kho chậm', status: 1 }).execute()
      await add('Kho nhanh')
      const meanwhile = await names()
      expect([meanwhile.includes('Kho nhanh'), meanwhile.includes('Kho chậm')]).toEqual([true, false])
    })
    expect(await names()).toContain('Kho chậm')
  })

  it('is never older than what was committed before it was asked for, while many ask', async () => {
    const pool = openPool(world.connection, () => undefined)
    const { config } = world.app.services
    const options = { config, db: openDatabase(pool), connection: world.connection }
    const other = await buildApp({ ...options, filesDirectory: `${config.dataDirectory}/files` })
    const headers = { authorization: `Bearer ${editor.token}` }
    const read = async (path: string) => (await other.server.inject({ url: `/api${path}`, headers })).body
    let isOver = false
    const reading = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!isOver) await read('/tags')
      }),
    )
    const missed: string[] = []
    for (let round = 0; round < 300; round += 1) {
      const name = `Thẻ thứ ${round}.`
      await world.db.insertInto('tags').values({ name }).execute()
      if (!(await read('/tags?per_page=all')).includes(name)) missed.push(name)
    }
    isOver = true
    await reading
    await other.server.close()
    await pool.end()
    expect(missed).toEqual([])
  })

  it('is given from memory by each of these calls, while nobody can read a table', async () => {
    const document = await documentInForce(world)
    const paths = routes.map(({ path }) => path.replace(':id', String(document.id)))
    for (const path of paths) await ask(path, editor.token)
    await world.db.transaction().execute(async (db) => {
      await sql`lock table organizations, positions, team_roles, categories, tags, item_statuses, document_items,
        library_item_references in access exclusive mode`.execute(db)
      const kept = await Promise.all(paths.map(async (path) => `${path} ${(await ask(path, editor.token)).status}`))
      expect(kept).toEqual(paths.map((path) => `${path} 200`))
    })
    expect(paths).toContain('/organizations')
  })

  it('is forgotten when the database was put back', async () => {
    const before = await names()
    await sql`alter table organizations disable trigger note_write`.execute(world.db)
    await add('Kho từ bản sao')
    expect(await names()).toEqual(before)
    await sql`alter table organizations enable trigger note_write`.execute(world.db)
    await sql`alter table table_writes rename to before; create table table_writes (like before including all)`.execute(
      world.db,
    )
    expect(await names()).toContain('Kho từ bản sao')
  })
})

describe('the total of a list', () => {
  const total = async (path: string): Promise<number> => (await editor.get(path)).body.meta.total

  it('is right after whatever was written, by whomever', async () => {
    const list = '/tags?per_page=1'
    const people = '/users?per_page=1'
    const [tags, users] = [await total(list), await total(people)]
    await world.db.insertInto('tags').values({ name: 'một' }).execute()
    await world.as()
    expect([await total(list), await total(people)]).toEqual([tags + 1, users + 1])
    await world.db.deleteFrom('tags').where('name', '=', 'một').execute()
    await sql`update users set deleted_at = now() where id = ${editor.id + 1}`.execute(world.db)
    expect(await total(list)).toBe(tags)
  })

  it('is kept as long as nobody writes', async () => {
    const list = '/documents?per_page=1'
    const { db } = world
    const group = await db.insertInto('document_groups').values({ name: 'Quy trình' }).returning('id').execute()
    const write = (name: string) =>
      db.insertInto('documents').values({ name, version: '1', group_id: group[0]!.id, status: 1 }).execute()
    const before = await total(list)
    await sql`alter table documents disable trigger note_write`.execute(db)
    await write('Sổ tay')
    expect(await total(list)).toBe(before)
    await sql`alter table documents enable trigger note_write`.execute(db)
    await write('Biểu mẫu')
    expect(await total(list)).toBe(before + 2)
  })
})
