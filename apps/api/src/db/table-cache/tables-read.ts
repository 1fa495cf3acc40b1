import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely'
import { tables, type Database } from '../schema/index.ts'
import type { Table } from '../schema/table.ts'

/** What may answer otherwise at another time although nothing was written. */
const otherwise = /\b(?:now\(|random|current_|local|nextval|pg_|pgboss|\w*timestamp\()/i
const declared = new Map<string, Table>(Object.entries(tables))
const known = new Map<string, ReadonlySet<string> | null>()

/**
 * The tables that a statement names; null where its answer must not be cached, because writes to one of them are not
 * recorded or it depends on more than tables.
 */
export function tablesRead(text: string): ReadonlySet<string> | null {
  const before = known.get(text)
  if (before !== undefined) return before
  const names = new Set(text.match(/\w+/g)?.filter((word) => declared.has(word)))
  const mayKeep = !otherwise.test(text) && [...names].every((name) => declared.get(name)!.noted)
  const read = mayKeep ? names : null
  // As many as there are query templates and their combinations, and those with lists of any length.
  if (known.size > 2_000) known.clear()
  known.set(text, read)
  return read
}

const notes = new WeakMap<Database, (text: string) => void>()

/** Records a statement that was compiled elsewhere, where reads through this database are recorded. */
export const recordRead = (db: Database, text: string) => notes.get(db)?.(text)

/** The database, with the tables that are read through it recorded. */
export function recordingReads(db: Database): { db: Database; read(): ReadonlySet<string> | null } {
  const texts = new Set<string>()
  const compiler = new PostgresQueryCompiler()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      texts.add(compiler.compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  function read() {
    const each = [...texts].map(tablesRead)
    return each.includes(null) ? null : new Set(each.flatMap((names) => [...names!]))
  }
  const noted = db.withPlugin(plugin)
  notes.set(noted, (text) => texts.add(text))
  return { db: noted, read }
}
