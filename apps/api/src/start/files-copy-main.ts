import { join } from 'node:path'
import { compareObjects, copyObjects } from '#files/objects/copy-objects.ts'
import type { Objects } from '#files/objects/objects.ts'
import { openObjects } from '#files/objects/open-objects.ts'
import { tryBucket } from '#files/objects/try-bucket.ts'
import { openScratch } from '#files/scratch.ts'
import { readConfig } from './config.ts'
import { makePrivate } from './private-directory.ts'

const usage = `npm run files:copy -- disk s3
npm run files:copy -- s3 disk
  copies the stored files from the data directory into the bucket, or back: what is there already stays.
  It can be broken off at any moment and run again.`

const mostNamed = 20

/** Copies the files of a deployment from one store to the other, and says whether both hold the same. */
async function main([source, target]: string[]): Promise<void> {
  const isTold = (source === 'disk' && target === 's3') || (source === 's3' && target === 'disk')
  if (!isTold) throw new Error(usage)
  const { dataDirectory, store } = readConfig({ ...process.env, APRON_STORE: 's3' })
  makePrivate(dataDirectory)
  const directory = join(dataDirectory, 'files')
  await tryBucket(directory, store!)
  const sides = { disk: await openObjects(directory, null), s3: await openObjects(directory, store) }
  try {
    await copy(sides[source], sides[target as 'disk' | 's3'], directory)
  } finally {
    await Promise.all([sides.disk.close(), sides.s3.close()])
  }
}

async function copy(from: Objects, to: Objects, directory: string): Promise<void> {
  const scratch = await openScratch(directory)
  const { copied, present, damaged } = await copyObjects({ from, to, scratch }, (looked, done) =>
    say(`${looked} looked at, ${done} copied…`),
  )
  const { total, bytes, lacking, alone } = await compareObjects({ from, to })
  say(`${copied} copied, ${present} were there already, ${total} in all (${(bytes / 1e6).toFixed(1)} MB).`)
  if (alone > 0) say(`The target has ${alone} more, which stay.`)
  if (lacking.length === 0) return say('The target has every file in its full length.')
  const isDamaged = new Set(damaged)
  for (const name of lacking.slice(0, mostNamed))
    say(`  ${name} ${isDamaged.has(name) ? 'is damaged where it comes from' : 'is missing or of another length'}`)
  throw new Error(`${lacking.length} of ${total} files are not in the target as they should be. Run it again.`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
