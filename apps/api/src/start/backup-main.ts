import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readConfig } from './config.ts'
import { backUpCluster } from '#db/embedded/backup.ts'
import { clusterIn, joinEmbedded } from '#db/embedded/start.ts'
import { copyObjects } from '#files/objects/copy-objects.ts'
import type { Bucket } from '#files/objects/objects.ts'
import { openObjects } from '#files/objects/open-objects.ts'
import { openScratch, passing } from '#files/scratch.ts'
import { makePrivate } from './private-directory.ts'

/** Copies database, stored files and secret into a new directory that is itself a data directory. */
async function main(given: string | undefined): Promise<void> {
  if (!given) throw new Error('Say where to put the backup: npm run backup -- DIRECTORY')
  const target = resolve(process.env['INIT_CWD'] ?? '.', given)
  if (existsSync(target)) throw new Error(`${target} exists already. Give the name of a new directory.`)
  const { dataDirectory, databaseUrl, settings, store } = readConfig(process.env)
  const timeZone = settings.time_zone
  if (databaseUrl) {
    const files = store ? 'copy the bucket after it (npm run files:copy -- s3 disk)' : 'copy the data directory'
    throw new Error(`The data is in DATABASE_URL: back that server up with pg_dump, and ${files}.`)
  }
  const directory = join(dataDirectory, 'postgres')
  if (!existsSync(clusterIn(directory))) throw new Error(`There is no data in ${dataDirectory} yet.`)

  const embedded = await joinEmbedded({ directory, log: say })
  let until: Date
  try {
    makePrivate(target)
    const files = join(target, 'files')
    const copyFiles = () => (store ? copyBucket(store, files) : copyNew(join(dataDirectory, 'files'), files))
    // Most files before the database, so that what the copy holds ends shortly before it is finished.
    await copyFiles()
    until = await backUpCluster(embedded.connection, clusterIn(directory), clusterIn(join(target, 'postgres')))
    // A file is on the disk before its record is there: now every file is that the database knows.
    await copyFiles()
    await copyNew(join(dataDirectory, 'secret'), join(target, 'secret'))
    spawnSync('sync')
  } catch (error) {
    rmSync(target, { recursive: true, force: true })
    throw error
  } finally {
    await embedded.stop()
  }
  const when = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(until)
  say(`The backup is in ${target}.`)
  say(`It holds everything that was saved before ${when} (${timeZone}). To move, stop the program first.`)
  if (store) say('Its files came out of the bucket: start it with APRON_STORE=disk.')
  say(`To restore it: stop the program, move ${dataDirectory} away, and run: cp -a ${target} ${dataDirectory}`)
}

/** The same out of a bucket. What is damaged there is named; it could not be shown to anybody as what it was. */
async function copyBucket(store: Bucket, to: string): Promise<void> {
  const sides = { from: await openObjects(to, store), to: await openObjects(to, null) }
  try {
    const scratch = await openScratch(to)
    const { damaged } = await copyObjects({ ...sides, scratch }, (_, copied) => say(`${copied} files copied…`))
    for (const name of damaged) say(`${name} is damaged in the bucket and was left out.`)
  } finally {
    await sides.from.close()
    rmSync(join(to, passing.incoming), { recursive: true, force: true })
  }
}

/** Copies what the target does not have; a file that goes away meanwhile belongs to nobody. */
async function copyNew(from: string, to: string): Promise<void> {
  const onItsWay = Object.values(passing).map((name) => join(from, name))
  if (!existsSync(from)) return
  try {
    await cp(from, to, {
      recursive: true,
      preserveTimestamps: true,
      force: false,
      filter: (path) => !onItsWay.includes(path),
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    // It went between being listed and being copied: what is there already is not copied again.
    await copyNew(from, to)
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
