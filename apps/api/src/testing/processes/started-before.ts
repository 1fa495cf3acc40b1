import { execFile } from 'node:child_process'
import { mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { inMemory } from '../in-memory.ts'
import { runApp } from './running-app.ts'

const run = promisify(execFile)
let first: Promise<string> | undefined

/**
 * A new data directory on which the application was started before and ended in order: a copy, since what a first
 * start makes is the same each time and takes longer than most of what is tried after it. In memory where there is room,
 * unless the disk is part of what is tried.
 */
export async function startedBefore({ onDisk = false } = {}): Promise<string> {
  first ??= startFirst()
  const directory = await newIn(onDisk ? tmpdir() : inMemory())
  // The database belongs to another account when the tests run as root.
  await run('cp', ['-a', `${await first}/.`, directory])
  return directory
}

const newIn = async (parent: string) => realpath(await mkdtemp(join(parent, 'apron-started-')))

async function startFirst(): Promise<string> {
  const directory = await newIn(inject('testDirectory'))
  const app = await runApp(directory)
  await app.end('SIGTERM')
  return directory
}
