import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Prepare } from './scene.ts'
import type { AuthorisationRow } from './table.ts'

export type Table = { title: string; calls: AuthorisationRow[]; requests: Record<string, Prepare> }

const folder = join(import.meta.dirname, 'tables')
export const tables = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => import(join(folder, name)) as Promise<Table>),
)

/** What each line of the tables is sent with. */
export const requests: Record<string, Prepare> = Object.assign({}, ...tables.map((table) => table.requests))
