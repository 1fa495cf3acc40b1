import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { isUnreachable } from '#db/connections/unreachable.ts'
import { openDatabase, openPool, type Database } from '#db/client.ts'
import { joinEmbedded } from '#db/embedded/start.ts'
import { migrate } from '#db/migrate.ts'
import { importLibrary, plan, type Plan } from '../areas/library/questions/import/import-library.ts'
import { FileErrors } from '../areas/library/questions/import/file-errors.ts'
import { readLibraryFile, type LibraryFile } from '../areas/library/questions/import/library-file.ts'

const usage = `npm run import -- FILE.json [--yes] [--approve] [--maker EMAIL]
  adds the groups and items of the file to the library
  --yes      does not ask before it writes
  --approve  what is added is approved at once
  --maker    who is named as its author, and may therefore not approve it`

const away = `The database cannot be reached, or went away meanwhile.
Start it and run this again: a file is added whole or not at all, and what is there already is not added twice.`

/** Loads a file into the library: says what would change, asks, then writes all of it or nothing. */
async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const [path] = positionals
  if (path === undefined || positionals.length > 1) throw new Error(usage)
  const file = readLibraryFile(read(path))
  await withDatabase(async (db) => {
    const makerId = values.maker === undefined ? null : await findMaker(db, values.maker)
    const preview = await plan(db, file)
    describe(file, preview)
    if (preview.groups.length === 0 && preview.items.length === 0) return say('Nothing to add.')
    if (!values.yes && !(await isConfirmed())) return say('Nothing was written.')
    const options = { file: basename(path), approve: values.approve ?? false, makerId }
    const done = await importLibrary(db, file, options)
    say(`Added ${count(done.groups.length, 'group')} and ${count(done.items.length, 'item')}.`)
  })
}

function readArguments() {
  const options = { yes: { type: 'boolean' }, approve: { type: 'boolean' }, maker: { type: 'string' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error })
  }
}

function read(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const directory = join(config.dataDirectory, 'postgres')
  const embedded = config.databaseUrl ? undefined : await joinEmbedded({ directory, log: say })
  const connection = embedded ? embedded.connection : { connectionString: config.databaseUrl! }
  // Whatever needs the connection fails, and is reported once.
  const pool = openPool(connection, () => undefined, 2)
  try {
    const db = openDatabase(pool)
    await migrate(db)
    await work(db)
  } catch (error) {
    throw isUnreachable(error) ? new Error(away, { cause: error }) : error
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

async function findMaker(db: Database, email: string): Promise<number> {
  const users = db.selectFrom('users').select('id').where('deleted_at', 'is', null)
  const user = await users
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  if (!user) throw new Error(`Nobody has the address ${email}.`)
  return user.id
}

const mostShown = 20

function describe(file: LibraryFile, preview: Plan): void {
  say(file.name)
  say(`  groups: ${preview.groups.length} new, ${preview.presentGroups} already there`)
  say(`  items:  ${preview.items.length} new, ${preview.presentItems} already there`)
  for (const { index_text, header } of preview.groups.slice(0, mostShown)) say(`  + ${index_text}  ${header}`)
  if (preview.groups.length > mostShown) say(`  + ${preview.groups.length - mostShown} more groups`)
}

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    say('Run this again with --yes to write it.')
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Add this to the library? [y/N] ')
  terminal.close()
  return /^(y|yes|c|có)$/i.test(answer.trim())
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

main().catch((error: unknown) => {
  const sentence =
    error instanceof FileErrors ? `The file cannot be imported:\n${error.message}` : String((error as Error).message)
  process.stderr.write(`\n${sentence}\n`)
  process.exitCode = 1
})
