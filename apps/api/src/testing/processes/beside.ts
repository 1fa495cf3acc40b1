import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, openPool, type Database } from '#db/client.ts'
import { postmasterPid } from '#db/embedded/processes.ts'
import { clusterIn, joinEmbedded } from '#db/embedded/start.ts'
import type { RunningApp } from './running-app.ts'

const password = /with the password (\S+)/

/** Signs the first administrator of an application that runs on a data directory in; the session's token. */
export async function signIn({ url }: RunningApp, dataDirectory: string): Promise<string> {
  const said = await readFile(join(dataDirectory, 'first-sign-in.txt'), 'utf8')
  const body = JSON.stringify({ email: 'admin@apron.example', password: password.exec(said)?.[1], type: 1 })
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  return ((await response.json()) as { data: { token: string } }).data.token
}

/** Works on some database. */
export type OnDatabase = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>

/** Works on the database of a running application, beside it. */
export async function beside<Result>(dataDirectory: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const directory = join(dataDirectory, 'postgres')
  const { connection } = await joinEmbedded({ directory, log: () => undefined })
  const pool = openPool(connection, () => undefined, 1)
  try {
    return await work(openDatabase(pool))
  } finally {
    await pool.end()
  }
}

/** The process of the embedded PostgreSQL of a data directory. */
export const serverBeside = (dataDirectory: string) => postmasterPid(clusterBeside(dataDirectory))!

export const clusterBeside = (dataDirectory: string) => clusterIn(join(dataDirectory, 'postgres'))
