import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type QueryExecutorProvider,
} from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { recordRead } from '../table-cache/tables-read.ts'
import type { Database, Tables } from '../schema/index.ts'
import { fillParameters, shapeOf } from './placeholders.ts'

/** Whatever can be put into words: a query of the builder, or one that is written out. */
type Statement = { compile(words: QueryExecutorProvider): CompiledQuery<unknown> }
type RowOf<One> = One extends () => { compile(...words: never[]): CompiledQuery<infer Row> } ? Row : never
type Statements = Record<string, () => Statement>
type Known<Made extends Statements> = { made: Made; compiled: Partial<Record<keyof Made, CompiledQuery<unknown>>> }

/** Puts statements into words; nothing can be asked of it. */
const words: Database = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Of one list; each takes up to 40 KB, and there are those of questions with a list of any length. */
const mostShapes = 64
let checked = false

/** From now on every statement is made anew at each use and compared: whatever it was made of beside what is asked comes to light. */
export function verifyQueryTemplates(): void {
  checked = true
}

/**
 * Statements that are put into words once for each shape of what is asked, and filled with its values after that:
 * building and writing one takes up to a fifth of a list's work. `varying` names the fields of the first thing asked
 * that come with each call; its others make a shape of their own, for they may decide what the statement is. What
 * `build` uses beside that is the same for everybody and at all times.
 */
export function queryTemplates<Asked extends readonly [object, ...unknown[]], Made extends Statements>(
  varying: readonly string[],
  build: (db: Database, ...asked: Asked) => Made,
) {
  const names = new Set(varying)
  const shapes = new Map<string, Known<Made>>()

  function known(asked: Asked): Known<Made> {
    const { shape, standing } = shapeOf(asked, names)
    const before = shapes.get(shape)
    if (before) return before
    if (shapes.size >= mostShapes) shapes.clear()
    const one: Known<Made> = { made: build(words, ...standing), compiled: {} }
    shapes.set(shape, one)
    return one
  }

  return (...asked: Asked) => {
    const { made, compiled } = known(asked)
    /** A statement with the values of this time; `other` in place of what was asked where only values are others. */
    function worded<Name extends keyof Made>(name: Name, other: Asked = asked): CompiledQuery<RowOf<Made[Name]>> {
      const once = (compiled[name] ??= made[name]!().compile(words))
      const filled = { ...once, parameters: fillParameters(once.parameters, other) }
      if (checked) compare(filled, build(words, ...other)[name]!().compile(words))
      return filled as CompiledQuery<RowOf<Made[Name]>>
    }
    return { has: (name: keyof Made) => name in made, worded }
  }
}

function compare(kept: CompiledQuery, anew: CompiledQuery): void {
  if (kept.sql === anew.sql && isDeepStrictEqual(kept.parameters, anew.parameters)) return
  throw new Error(
    `A statement depends on more than what is asked.\n${kept.sql}\n${JSON.stringify(kept.parameters)}\n${anew.sql}\n${JSON.stringify(anew.parameters)}`,
  )
}

/** The same of one statement: gives its rows. */
export function queryTemplate<Asked extends readonly [object, ...unknown[]], Row>(
  build: (db: Database, ...asked: Asked) => { compile(words: QueryExecutorProvider): CompiledQuery<Row> },
): (db: Database, ...asked: Asked) => Promise<Row[]> {
  const shapes = queryTemplates([], (db, ...asked: Asked) => {
    const statement = build(db, ...asked)
    return { statement: () => statement }
  })
  return (db, ...asked) => rowsOf(db, shapes(...asked).worded('statement') as CompiledQuery<Row>)
}

/** The rows of a statement that was filled. */
export async function rowsOf<Row>(db: Database, filled: CompiledQuery<Row>): Promise<Row[]> {
  recordRead(db, filled.sql)
  return (await db.executeQuery(filled)).rows
}
