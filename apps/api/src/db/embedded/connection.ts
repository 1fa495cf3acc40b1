import { Client, type ClientConfig, DatabaseError } from 'pg'

/** How to reach the embedded server: `host` is the directory of its socket. */
export type EmbeddedConnection = { host: string; user: string; database: string; port: number }

export const superuser = 'apron'
export const database = 'apron'

/** 'starting' also while it recovers or shuts down. Throws when the server refuses for another reason. */
export async function probe(host: string): Promise<'ready' | 'starting' | 'absent'> {
  try {
    await withClient({ host, database: 'postgres' }, (client) => client.query('select 1'))
    return 'ready'
  } catch (error) {
    if (error instanceof DatabaseError) {
      if (error.code === '57P03' || error.code === '57P01') return 'starting'
      // Too many connections: somebody is there, and answers.
      if (error.code === '53300') return 'ready'
      throw error
    }
    return 'absent'
  }
}

/** Creates our database when it is missing. Throws what PostgreSQL says. */
export async function ensureDatabase(host: string): Promise<void> {
  await withClient({ host, database: 'postgres' }, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database}`)
  })
}

/** Runs some work on a connection of its own. */
export async function withClient<T>(config: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ port: 5432, user: superuser, ...config })
  // Without a listener a connection cut by the server ends the whole process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
