import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backUpCluster } from './backup.ts'
import { withClient, type EmbeddedConnection } from './connection.ts'
import { clusterIn, joinEmbedded, startEmbedded, type EmbeddedDatabase } from './start.ts'

let root = ''
const running: EmbeddedDatabase[] = []

async function start(name: string): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded({ directory: join(root, name), log: () => undefined })
  running.push(embedded)
  return embedded
}

/**
 * Writes rows of several pages, one transaction each, until stopped; returns the number acknowledged, in all or before
 * an instant.
 */
function writeUntil(
  connection: EmbeddedConnection,
  isOver: () => boolean,
): { count: (before?: Date) => number; end: Promise<void> } {
  const times: number[] = []
  const end = withClient(connection, async (client) => {
    while (!isOver()) {
      await client.query(`insert into noise select i, repeat(md5(random()::text), 100) from generate_series(1, 20) i`)
      times.push(Date.now())
    }
  })
  const count = (before?: Date) => 20 * times.filter((time) => !before || time < before.getTime()).length
  return { count, end }
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'apron-backup-')))
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((embedded) => embedded.stop()))
  rmSync(root, { recursive: true, force: true })
})

test('a backup taken during writes starts, with everything acknowledged before the time it gives and no half transaction', async () => {
  const { connection } = await start('data')
  await withClient(connection, (client) => client.query('create table noise (id int, text text)'))
  let over = false
  const writers = [1, 2].map(() => writeUntil(connection, () => over))
  while (writers.some((writer) => writer.count() < 200)) await new Promise((next) => setTimeout(next, 10))
  const sum = (instant?: Date) => writers.reduce((total, writer) => total + writer.count(instant), 0)
  const before = sum()

  const until = await backUpCluster(connection, clusterIn(join(root, 'data')), clusterIn(join(root, 'copy')))
  over = true
  await Promise.all(writers.map((writer) => writer.end))

  // Without its label the copy starts too, but from a later checkpoint, and is damaged.
  expect(existsSync(join(clusterIn(join(root, 'copy')), 'backup_label'))).toBe(true)
  const copy = await start('copy')
  const found = await withClient(copy.connection, (client) =>
    client.query<{ count: number }>('select count(*)::int as count from noise where length(text) = 3200'),
  )
  const count = found.rows[0]?.count ?? 0
  expect(sum(until)).toBeGreaterThan(before)
  expect(count).toBeGreaterThanOrEqual(sum(until))
  expect(count % 20).toBe(0)
})

test('refuses to write over an earlier backup', async () => {
  const { connection } = await start('data')
  const target = clusterIn(join(root, 'data'))
  await expect(backUpCluster(connection, target, target)).rejects.toThrow('exists already')
})

test('works beside a running application', async () => {
  const { connection } = await start('data')
  const beside = await joinEmbedded({ directory: join(root, 'data'), log: () => undefined })
  expect(beside.connection).toEqual(connection)
  await beside.stop()
  await withClient(connection, (client) => client.query('select 1'))
})
