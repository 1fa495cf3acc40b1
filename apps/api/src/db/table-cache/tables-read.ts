import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely'
import { tables, type Database } from '../schema/index.ts'
import type { Table } from '../schema/table.ts'

/** What answers otherwise from one time to the next although nobody has written. */
const otherwise = /\b(?:now\(|random|current_|local|nextval|pg_|pgboss|\w*timestamp\()/i
const declared = new Map<string, Table>(Object.entries(tables))
const known = new Map<string, ReadonlySet<string> | null>()

/** The tables that a statement names; null where its answer may not be kept, as one of them is not noted or it depends on more than tables. */
export function tablesRead(text: string): ReadonlySet<string> | null {
  const before = known.get(text)
  if (before !== undefined) return before
  const names = new Set(text.match(/\w+/g)?.filter((word) => declared.has(word)))
  const mayKeep = !otherwise.test(text) && [...names].every((name) => declared.get(name)!.noted)
  const read = mayKeep ? names : null
  // As many as there are shapes of statements, and those with lists of any length.
  if (known.size > 2_000) known.clear()
  known.set(text, read)
  return read
}

const notes = new WeakMap<Database, (text: string) => void>()

/** Notes a statement that was put into words elsewhere, where what is read through this database is noted. */
export const recordRead = (db: Database, text: string) => notes.get(db)?.(text)

/** The database, with what is read through it being noted. */
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
