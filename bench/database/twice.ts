import { Client } from 'pg'
import { openDatabase, openPool, type Connection } from '../../apps/api/src/db/client.ts'
import { say } from '../say.ts'
import { doubleDataSet } from './data-set.ts'
import type { FilledDatabase } from './open.ts'

const name = 'twice'

/** Copies the database and adds as many rows again to the copy, so that both can be asked in turn. */
export async function openTwice({ connection }: Pick<FilledDatabase, 'connection'>): Promise<Connection> {
  const began = performance.now()
  await copy(connection)
  const twice = { ...connection, database: name }
  const pool = openPool(twice, () => undefined)
  try {
    await doubleDataSet(openDatabase(pool))
  } finally {
    await pool.end()
  }
  say(`twice the rows built in ${Math.round((performance.now() - began) / 1000)} s`)
  return twice
}

async function copy(connection: FilledDatabase['connection']): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    // Nobody may be connected to what is copied; the pool of the bench connects again.
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      connection.database,
    ])
    await client.query(`create database ${name} template ${connection.database} strategy file_copy`)
  } finally {
    await client.end()
  }
}
