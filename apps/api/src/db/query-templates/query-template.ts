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

/** Whatever compiles to SQL: a query of the builder, or raw SQL. */
type Statement = { compile(words: QueryExecutorProvider): CompiledQuery<unknown> }
type RowOf<One> = One extends () => { compile(...words: never[]): CompiledQuery<infer Row> } ? Row : never
type Statements = Record<string, () => Statement>
type CompiledTemplate<Made extends Statements> = {
  made: Made
  compiled: Partial<Record<keyof Made, CompiledQuery<unknown>>>
}

/** Compiles statements; it has no connection. */
const words: Database = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Combinations of filters per list. Each takes up to 40 KB, and questions have lists of any length. */
const mostShapes = 64
let checked = false

/**
 * From now on every use also compiles the statement anew and compares, which exposes a template that depends on
 * anything but its arguments.
 */
export function verifyQueryTemplates(): void {
  checked = true
}

/**
 * Statements that are compiled once per combination of filters and then filled with values: building and compiling one
 * takes up to a fifth of a list's work. `varying` names the fields of the first argument that become parameters; its
 * other fields are part of the combination. Whatever else `build` uses must be the same for everybody and at all times.
 */
export function queryTemplates<Asked extends readonly [object, ...unknown[]], Made extends Statements>(
  varying: readonly string[],
  build: (db: Database, ...asked: Asked) => Made,
) {
  const names = new Set(varying)
  const shapes = new Map<string, CompiledTemplate<Made>>()

  function known(asked: Asked): CompiledTemplate<Made> {
    const { shape, standing } = shapeOf(asked, names)
    const before = shapes.get(shape)
    if (before) return before
    if (shapes.size >= mostShapes) shapes.clear()
    const one: CompiledTemplate<Made> = { made: build(words, ...standing), compiled: {} }
    shapes.set(shape, one)
    return one
  }

  return (...asked: Asked) => {
    const { made, compiled } = known(asked)
    /** A statement with the values of this call; `other` replaces the arguments where only values differ. */
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

/** The same for one statement: returns its rows. */
export function queryTemplate<Asked extends readonly [object, ...unknown[]], Row>(
  build: (db: Database, ...asked: Asked) => { compile(words: QueryExecutorProvider): CompiledQuery<Row> },
): (db: Database, ...asked: Asked) => Promise<Row[]> {
  const shapes = queryTemplates([], (db, ...asked: Asked) => {
    const statement = build(db, ...asked)
    return { statement: () => statement }
  })
  return (db, ...asked) => rowsOf(db, shapes(...asked).worded('statement') as CompiledQuery<Row>)
}

/** The rows of a filled statement. */
export async function rowsOf<Row>(db: Database, filled: CompiledQuery<Row>): Promise<Row[]> {
  recordRead(db, filled.sql)
  return (await db.executeQuery(filled)).rows
}
