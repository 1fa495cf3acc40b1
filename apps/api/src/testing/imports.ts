import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { beside } from './processes/beside.ts'

const program = fileURLToPath(new URL('../start/import-main.ts', import.meta.url))
/** Items of one file. */
const itemsOfFile = 400

export type Import = {
  /** Resolves when it is about to write, or has ended. */
  begun: Promise<unknown>
  kill(): void
  /** Resolves when it has ended: whether it said that it had added its items. */
  ended: Promise<boolean>
}

/** Files that are loaded into the library of a running application, each of them whole or not at all. */
export function imports(dataDirectory: string) {
  const added: boolean[] = []

  async function start(file: number): Promise<Import> {
    const items = Array.from({ length: itemsOfFile }, (_, n) => ({ header: `${file}.${n}`, content: `Câu hỏi ${n}` }))
    const path = join(dataDirectory, `library-${file}.json`)
    const groups = [{ index: `Phần ${file}`, header: `Phần ${file}`, items }]
    await writeFile(path, JSON.stringify({ name: 'Kho', language: 'vi', groups }))
    const child = spawn(process.execPath, [program, path, '--yes'], {
      env: { ...process.env, DATABASE_URL: undefined, APRON_DATA: dataDirectory },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let said = ''
    child.stdout.on('data', (data: Buffer) => (said += data.toString()))
    const closed = once(child, 'close')
    const ended = closed.then(() => {
      added[file] = said.includes('Added')
      return added[file]
    })
    return { begun: Promise.race([once(child.stdout, 'data'), closed]), kill: () => child.kill('SIGKILL'), ended }
  }

  /** How many items of each file are there. */
  async function counts(): Promise<number[]> {
    const rows = await beside(dataDirectory, (db) =>
      db
        .selectFrom('library_groups as g')
        .innerJoin('library_items as i', 'i.group_id', 'g.id')
        .select((all) => ['g.index_text', all.fn.countAll<number>().as('items')])
        .where('g.index_text', 'like', 'Phần %')
        .groupBy('g.index_text')
        .execute(),
    )
    return added.map((_, file) => Number(rows.find((row) => row.index_text === `Phần ${file}`)?.items ?? 0))
  }

  return {
    start,
    /** What said that it was added is there whole, and all else is whole or not there; loaded again, the last one is there once. */
    async check(): Promise<void> {
      for (const [file, items] of (await counts()).entries()) {
        expect(added[file] ? [itemsOfFile] : [0, itemsOfFile]).toContain(items)
      }
      const last = added.length - 1
      await (
        await start(last)
      ).ended
      expect((await counts())[last]).toBe(itemsOfFile)
    },
  }
}
