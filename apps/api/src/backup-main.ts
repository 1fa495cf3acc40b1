import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { readConfig } from './config.ts'
import { backUpCluster } from './db/embedded/backup.ts'
import { clusterIn, joinEmbedded } from './db/embedded/start.ts'

/** Copies database, stored files and secret into a new directory that is itself a data directory. */
async function main(given: string | undefined): Promise<void> {
  if (!given) throw new Error('Say where to put the backup: npm run backup -- DIRECTORY')
  const target = resolve(process.env['INIT_CWD'] ?? '.', given)
  if (existsSync(target)) throw new Error(`${target} exists already. Give the name of a new directory.`)
  const { dataDirectory, databaseUrl } = readConfig(process.env)
  if (databaseUrl)
    throw new Error('The data is in DATABASE_URL: back that server up with pg_dump, and copy the data directory.')
  const directory = join(dataDirectory, 'postgres')
  if (!existsSync(clusterIn(directory))) throw new Error(`There is no data in ${dataDirectory} yet.`)

  const embedded = await joinEmbedded({ directory, log: say })
  try {
    await backUpCluster(embedded.connection, clusterIn(directory), clusterIn(join(target, 'postgres')))
    // After the database, so that every file it knows is there.
    for (const name of ['files', 'secret']) copy(join(dataDirectory, name), join(target, name))
    spawnSync('sync')
  } catch (error) {
    rmSync(target, { recursive: true, force: true })
    throw error
  } finally {
    await embedded.stop()
  }
  say(`The backup is in ${target}.`)
  say(`To restore it: stop the program, move ${dataDirectory} away, and run: cp -a ${target} ${dataDirectory}`)
}

function copy(from: string, to: string): void {
  if (!existsSync(from)) return
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !['incoming', 'unsettled'].includes(basename(path)),
  })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
