import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { world as oneWorld, type World } from '#testing/world.ts'
import { importLibrary, plan, type ImportOptions } from './import-library.ts'
import { FileErrors } from './file-errors.ts'
import { readLibraryFile } from './library-file.ts'

const text = JSON.stringify(
  {
    name: 'Kho xăng dầu',
    language: 'vi',
    groups: [
      {
        index: '<b>Điều 4</b>',
        header: 'Tiêu chuẩn',
        items: [
          { header: '4.2', content: 'Áp suất < 5 bar\nkiểm tra hằng ngày' },
          { header: '4.1', content: '<p onclick="x()">Có nhãn?</p><script>x</script>' },
        ],
        children: [{ index: '4.a', header: 'Bể', children: [], items: [{ header: '4.a.1', content: 'Bể sạch' }] }],
      },
    ],
  },
  null,
  2,
)
const options: ImportOptions = { file: 'kho.json', approve: false, makerId: null }
let world: World
beforeEach(async () => {
  world = await oneWorld()
})

async function library() {
  const groups = await world.db.selectFrom('library_groups').selectAll().orderBy('id').execute()
  const items = await world.db.selectFrom('library_items').selectAll().orderBy('id').execute()
  return { groups, items }
}

describe('the import', () => {
  it('adds groups and items in the order of the file, waiting for approval', async () => {
    await importLibrary(world.db, readLibraryFile(text), options)
    const { groups, items } = await library()
    expect(groups).toMatchObject([
      {
        parent_id: null,
        index_html: '<b>Điều 4</b>',
        index_text: 'Điều 4',
        header: 'Tiêu chuẩn',
        status: 0,
        maker_id: null,
      },
      { parent_id: groups[0]!.id, index_text: '4.a', header: 'Bể' },
    ])
    expect(items).toMatchObject([
      {
        group_id: groups[0]!.id,
        header: '4.2',
        content: '<p>Áp suất &lt; 5 bar</p><p>kiểm tra hằng ngày</p>',
        status: 0,
      },
      { group_id: groups[0]!.id, header: '4.1', content: '<p>Có nhãn?</p>' },
      { group_id: groups[1]!.id, header: '4.a.1', content: '<p>Bể sạch</p>' },
    ])
    const entry = await world.db.selectFrom('audit_trail').selectAll().executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ action: 'library.imported', after: { file: 'kho.json', items: 3 } })
  })

  it('adds nothing of the same file again, and only what is new of a longer one', async () => {
    await importLibrary(world.db, readLibraryFile(text), options)
    const again = await importLibrary(world.db, readLibraryFile(text), options)
    expect(again).toMatchObject({ groups: [], items: [], presentGroups: 2, presentItems: 3 })
    const longer = readLibraryFile(
      text.replace(/\{\s*"header": "4.a.1"/, '{ "header": "4.a.2", "content": "Bể khô" }, $&'),
    )
    const maker = await world.as()
    const added = await importLibrary(world.db, longer, { ...options, approve: true, makerId: maker.id })
    expect([added.groups.length, added.items.length, added.presentItems]).toEqual([0, 1, 3])
    const { groups, items } = await library()
    expect([groups.length, items.length]).toEqual([2, 4])
    expect(items[3]).toMatchObject({ group_id: groups[1]!.id, content: '<p>Bể khô</p>', status: 1, maker_id: maker.id })
  })

  it('adds everything once when it runs twice at the same time', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => importLibrary(world.db, readLibraryFile(text), options)))
    expect(runs.map((run) => run.items.length).toSorted((one, other) => one - other)).toEqual([0, 0, 3])
    expect((await library()).items).toHaveLength(3)
  })

  it('is told in one line for each kind to whoever may approve it, and not to who is named as its author', async () => {
    const maker = await world.as('APPROVE_GROUPCHKITEM')
    const checker = await world.as('APPROVE_GROUPCHKITEM', 'APPROVE_CHECKLIST_ITEM')
    await importLibrary(world.db, readLibraryFile(text), { ...options, makerId: maker.id })
    const told = async (who: typeof maker) =>
      ((await who.get('/notifications')).body.data as { message: string }[]).map(({ message }) => message)
    expect((await told(checker)).toSorted()).toEqual([
      'sent 2 groups of questions for your approval',
      'sent 3 questions for your approval',
    ])
    expect(await told(maker)).toEqual([])
  })

  it('leaves nothing behind when it fails on the way', async () => {
    const file = readLibraryFile(text)
    file.groups[0]!.items[1]!.content = '\u0000'
    await expect(importLibrary(world.db, file, options)).rejects.toThrow('invalid byte sequence')
    expect(await library()).toEqual({ groups: [], items: [] })
  })

  it('names the line of a header that its group has already, in the library or in the file, and adds nothing', async () => {
    await importLibrary(world.db, readLibraryFile(text), options)
    const changed = text.replace('"content": "Bể sạch"', '"content": "Bể khô"').replace('"4.2"', '"4.3"')
    const refusal = await importLibrary(world.db, readLibraryFile(changed), options).catch((error: unknown) => error)
    const line = text.split('\n').findIndex((one) => one.includes('"4.a.1"')) + 1
    expect((refusal as FileErrors).message.split('\n')).toEqual([
      `line ${line}: the header "4.a.1" stands in its group already, with other words`,
    ])
    expect((await library()).items).toHaveLength(3)
    const twice = readLibraryFile(
      text.replace('Kho xăng dầu', 'Kho khác').replace('"4.1"', '"4.2"').replace('Tiêu chuẩn', 'Mới'),
    )
    await expect(plan(world.db, twice)).rejects.toThrow('the header "4.2" stands in its group already')
    const alike = readLibraryFile(
      text.replace('"4.2"', '"Mục 2"').replace('"4.1"', '"MỤC 2"').replace('"4.a"', '"4.b"'),
    )
    await expect(plan(world.db, alike)).rejects.toThrow('the header "MỤC 2" stands in its group already')
  })

  it('only looks when it plans', async () => {
    const made = await plan(world.db, readLibraryFile(text))
    expect([made.groups.length, made.items.length]).toEqual([2, 3])
    expect((await library()).groups).toEqual([])
  })
})

describe('a file that cannot be taken', () => {
  const errorsOf = (json: string): string[] => {
    try {
      readLibraryFile(json)
    } catch (error) {
      if (error instanceof FileErrors) return error.message.split('\n')
      throw error
    }
    return []
  }

  it('names every line that is wrong', () => {
    const wrong = text
      .replace('"content": "Bể sạch"', '"note": "Bể \\" { sạch"')
      .replace('"header": "4.1"', '"header": " "')
      .replace('"<b>Điều 4</b>"', '"<i></i>"')
    expect(errorsOf(wrong)).toEqual([
      'line 6: groups.0.index has no content',
      'line 14: groups.0.items.1.header is empty',
      'line 24: groups.0.children.0.items.0.content is missing',
    ])
    expect(wrong.split('\n')[23]).toContain('{')
  })

  it('says where it is no JSON, and what it lacks', () => {
    expect(errorsOf('{\n "name": "x",\n "groups": [}\n')).toEqual(['line 3: this is not JSON'])
    expect(errorsOf('{\n "name": "x\n","groups": []}')).toEqual(['line 2: this is not JSON'])
    expect(errorsOf('{"name": "x", "groups": []} {}')[0]).toContain('not JSON')
    expect(errorsOf('[]')).toEqual(['line 1: is not an object'])
    expect(errorsOf('{"name": "x"}')).toEqual(['line 1: groups is missing'])
    let deep: object = { index: '1', header: 'a' }
    for (let level = 0; level < 20; level += 1) deep = { index: '1', header: 'a', children: [deep] }
    expect(errorsOf(JSON.stringify({ name: 'x', groups: [deep] }))[0]).toContain('more than 20 levels')
  })
})

describe('the program', () => {
  let directory: string
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'apron-import-'))
  })
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  async function address(): Promise<string> {
    const { host, port, user, password } = inject('testServer')
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.db)
    const parts = new URLSearchParams({ host, port: String(port), user, ...(password && { password }) })
    return `postgresql:///${rows[0]!.name}?${parts.toString()}`
  }

  const run = async (...args: string[]) => runOn(await address(), ...args)

  async function runOn(DATABASE_URL: string, ...args: string[]): Promise<string> {
    const program = fileURLToPath(new URL('../../../../start/import-main.ts', import.meta.url))
    const env = { ...process.env, DATABASE_URL, APRON_DATA: directory }
    return new Promise((resolve) => {
      const child = execFile(process.execPath, [program, ...args], { env }, (_error, out, errors) =>
        resolve(out + errors),
      )
      child.stdin?.end()
    })
  }

  it('says in a sentence that the database went away, and what to do', async () => {
    const path = join(directory, 'mat.json')
    writeFileSync(path, text)
    const sentence = `
The database cannot be reached, or went away meanwhile.
Start it and run this again: a file is added whole or not at all, and what is there already is not added twice.
`
    expect(await runOn('postgresql://127.0.0.1:1/apron', path, '--yes')).toBe(sentence)
    const own = sql`select pid, wait_event_type from pg_stat_activity where datname = current_database()`
    const before = (await sql<{ pid: number }>`${own}`.execute(world.db)).rows.map(({ pid }) => pid)
    const said = await world.db.transaction().execute(async (held) => {
      await sql`lock table library_groups in exclusive mode`.execute(held)
      const running = run(path, '--yes')
      await vi.waitFor(
        async () => {
          const { rows } = await sql`${own} and wait_event_type = 'Lock'`.execute(world.db)
          expect(rows).toHaveLength(1)
        },
        { timeout: 45_000, interval: 50 },
      )
      await sql`select pg_terminate_backend(pid) from (${own}) others where not pid = any(${before}) and wait_event_type = 'Lock'`.execute(
        world.db,
      )
      return running
    })
    expect(said).toMatch(/items: {2}3 new, 0 already there\n/)
    expect(said.endsWith(sentence)).toBe(true)
    expect((await library()).groups).toEqual([])
  })

  it('shows what would change, and writes it when it is told to', async () => {
    const path = join(directory, 'kho.json')
    writeFileSync(path, text)
    const shown = await run(path)
    expect(shown).toContain('groups: 2 new, 0 already there')
    expect(shown).toContain('Nothing was written.')
    expect((await library()).groups).toEqual([])
    const maker = await world.as()
    const { email } = await world.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', maker.id)
      .executeTakeFirstOrThrow()
    expect(await run(path, '--yes', '--approve', '--maker', email.toUpperCase())).toContain(
      'Added 2 groups and 3 items.',
    )
    expect((await library()).items[0]).toMatchObject({ status: 1, maker_id: maker.id })
    expect(await run(path, '--yes')).toContain('Nothing to add.')
    expect(await run(path, '--maker', 'nobody@apron.example')).toContain('Nobody has the address')
    expect(await run(join(directory, 'none.json'))).toContain('cannot be read')
    expect(await run()).toContain('npm run import')
  })
})
