import { opendir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

const atOnce = 500
const digest = /^[0-9a-f]{64}$/

/** Takes over the marks that a former version kept as empty files, as old as they are. */
export async function takeOverMarks(db: Database, directory: string): Promise<void> {
  for (;;) {
    const names = await firstOf(directory)
    if (names.length === 0) break
    const found = await Promise.all(names.map((name) => stat(join(directory, name)).catch(() => null)))
    const marks = names.flatMap((name, at) => (digest.test(name) && found[at] ? [{ name, at: found[at].mtime }] : []))
    await sql`
      insert into unsettled_blobs (digest, since)
      select * from unnest(${marks.map(({ name }) => name)}::text[], ${marks.map(({ at }) => at)}::timestamptz[])
      on conflict (digest) do nothing`.execute(db)
    for (const name of names) await rm(join(directory, name), { recursive: true, force: true })
  }
  // Another process of the former version may just be writing there.
  await rmdir(directory).catch(() => undefined)
}

async function firstOf(directory: string): Promise<string[]> {
  const names: string[] = []
  const entries = await opendir(directory).catch(() => null)
  if (!entries) return names
  for await (const { name } of entries) {
    names.push(name)
    if (names.length === atOnce) break
  }
  return names
}
