import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterHearing } from '#db/connections/patience.ts'
import { bytesWritten, type TaskFiles, type WorkDirectory } from './work-directory.ts'
import type { TaskAnswer, TaskProgress, ReportProgress } from './tasks.ts'

export type SandboxBounds = {
  /** How many processes work at once. */
  children: number
  /** For one task, in seconds. */
  seconds: number
  /** What a process may hold, in megabytes. */
  megabytes: number
  /** What a task may write, in megabytes. What is long is written and not answered. */
  writes: number
  /** Its tasks need code that is no JavaScript, which Node cannot keep from anything: for work on mere data. */
  addons?: boolean
}
export const megabyte = 1024 * 1024

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const program = here('child.ts')
const top = here('../../../..')
/** Code that tasks are made of. */
const code = [
  'package.json',
  'node_modules/',
  'packages/',
  'apps/api/package.json',
  'apps/api/src/',
  'apps/api/node_modules/',
]

/**
 * Starts a process without settings, which may read code and its own directory, and write into that directory alone.
 */
export function startChild(module: URL, bounds: SandboxBounds, room: WorkDirectory): ChildProcess {
  const { megabytes, addons } = bounds
  const child = fork(program, [module.href, String(megabytes)], {
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: [
      `--max-old-space-size=${Math.ceil(megabytes / 2)}`,
      '--permission',
      ...code.map((path) => `--allow-fs-read=${top}${path}`),
      `--allow-fs-read=${room.directory}/`,
      `--allow-fs-write=${room.writable}/`,
      ...(addons ? ['--allow-addons', '--disable-warning=SecurityWarning'] : []),
    ],
    cwd: room.directory,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  // Failures to send to a process that has just ended are ignored: nobody listens any more.
  child.on('error', () => undefined)
  return child
}

/** A task reports each hundredth once: one that reports more wants to keep the receiver busy. */
const mostShares = 200

/** A process's answer, or how it ended; `tell` receives progress before that. */
export function readAnswer(child: ChildProcess, tell?: ReportProgress): Promise<TaskAnswer> {
  let shares = 0
  return new Promise((resolve) => {
    const heard = (said: TaskAnswer | TaskProgress) => {
      if (typeof said === 'string' || !('share' in said)) return done(said)
      shares += 1
      if (shares > mostShares) child.kill('SIGKILL')
      else tell?.(said.share)
    }
    const done = (answer: TaskAnswer) => {
      child.off('message', heard)
      child.off('exit', ended)
      child.off('error', failed)
      resolve(answer)
    }
    const ended = (code: number | null, signal: string | null) => done(`ended with ${signal ?? code}`)
    const failed = (error: Error) => done(error.message)
    child.on('message', heard)
    child.on('exit', ended)
    child.on('error', failed)
  })
}

/** Between two checks of a process's memory, in milliseconds: it checks itself more often, but not while it is busy. */
const looksEvery = 250

/** Ends a process that takes too long, holds too much or writes too much; returns what stops the checks. */
export function watchBounds(child: ChildProcess, bounds: SandboxBounds, task?: TaskFiles): () => void {
  const kill = () => child.kill('SIGKILL')
  const calm = afterHearing(bounds.seconds * 1000, kill)
  const look = async () => {
    const written = task ? await bytesWritten(task) : 0
    if (written > bounds.writes * megabyte || (await heldBy(child)) > bounds.megabytes * megabyte) kill()
  }
  const looks = setInterval(() => void look().catch(() => undefined), looksEvery)
  return () => {
    calm()
    clearInterval(looks)
  }
}

const page = 4096

/** In bytes; nothing where the machine does not tell it this way. */
async function heldBy({ pid }: ChildProcess): Promise<number> {
  const told = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(told.split(' ')[1] ?? 0) * page
}

/** A resting process does not keep the product from ending. */
export function unrefProcess(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

export function refProcess(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}
