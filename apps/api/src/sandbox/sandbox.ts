import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { afterHearing } from '#db/connections/patience.ts'
import {
  readAnswer,
  refProcess,
  unrefProcess,
  megabyte,
  startChild,
  watchBounds,
  type SandboxBounds,
} from './process.ts'
import { dropLeftovers, openWorkDirectory, type TaskFiles, type WorkDirectory } from './work-directory.ts'
import type { SandboxTasks, ReportProgress } from './tasks.ts'
import { openFairQueue, type QueueOwner } from './fair-queue.ts'

type InputOf<Task> = Task extends (input: infer Input, tell: ReportProgress) => Promise<unknown> ? Input : never
type ResultOf<Task> = Task extends (input: never, tell: ReportProgress) => Promise<infer Result> ? Result : never
/** A file to work on, and who receives its progress. */
type InputFile = { path: string; tell: ReportProgress }

/** A task that threw: what it was given could not be read. */
export class Unreadable extends Error {}
/** A task that did not end: it took too long or too much memory, wrote too much, or brought its process down. */
export class Unfinished extends Error {}

/** The sandbox itself is broken; nothing is wrong with what was sent. */
class NotStarted extends Error {
  readonly code = 'SANDBOX_NOT_STARTED'
}
/** The machine is busy with everything else: no process was there in time, and one may be later. */
export class Busy extends Error {
  readonly code = 'SANDBOX_BUSY'
}

/** Sandboxed worker processes for work on received files, where it can do no harm to the serving processes. */
export type Sandbox<All extends SandboxTasks> = {
  /** Runs one task in its turn. Throws `Unreadable` or `Unfinished`. */
  run<Name extends keyof All & string>(
    turn: QueueOwner,
    name: Name,
    input: InputOf<All[Name]>,
  ): Promise<ResultOf<All[Name]>>
  /**
   * The same for a task on a file, the only one that its process then sees; what it writes as `NAME` lies in
   * `FILE.NAME` after that. `tell` receives its progress.
   */
  runOn<Name extends keyof All & string>(
    turn: QueueOwner,
    name: Name,
    file: string | InputFile,
    input: Omit<InputOf<All[Name]>, keyof TaskFiles>,
  ): Promise<ResultOf<All[Name]>>
  /** Ends the processes. */
  close(): Promise<void>
}

type WorkerProcess = { process: ChildProcess; room: WorkDirectory }
type Place = { child: WorkerProcess | null; idle: NodeJS.Timeout | undefined }

/** Of a process that has nothing to do, in milliseconds. */
const restsAfter = 5 * 60_000
/** On a machine that is busy with everything else, in milliseconds. */
const startsWithin = 30_000

/**
 * Opens a sandbox for the tasks that a module exports as `tasks`; its processes are started when they are needed. Each
 * has a directory of its own below the given one, which lies on the disk of the files that they work on.
 */
export function openSandbox<All extends SandboxTasks>(module: URL, bounds: SandboxBounds, below: string): Sandbox<All> {
  const places: Place[] = Array.from({ length: bounds.children }, () => ({ child: null, idle: undefined }))
  const turns = openFairQueue(places)
  const swept = dropLeftovers(below)
  let isClosed = false

  async function start(place: Place): Promise<WorkerProcess> {
    await swept
    const started = await startIn(place, module, bounds, below)
    if (started === 'late') throw new Busy('No sandboxed process was there in time')
    if (started) return started
    throw new NotStarted('The sandboxed process did not start')
  }

  async function perform(place: Place, name: string, input: object, sent?: string | InputFile): Promise<unknown> {
    if (isClosed) throw new Unfinished('closed')
    clearTimeout(place.idle)
    const { process, room } = place.child ?? (await start(place))
    refProcess(process)
    const { path: file, tell } = typeof sent === 'object' ? sent : { path: sent, tell: undefined }
    const task = file === undefined ? undefined : await room.bring(file).catch(unfinished)
    const letUp = watchBounds(process, bounds, task)
    try {
      const heard = readAnswer(process, tell)
      process.send({ name, input: task ? { ...input, ...task } : input })
      const answer = await heard
      if (typeof answer === 'string') throw new Unfinished(answer)
      if ('problem' in answer) throw new Unreadable(answer.problem)
      if (task) await room.take(task, file!, bounds.writes * megabyte).catch(unfinished)
      return answer.result
    } finally {
      letUp()
      if (task) await room.clear(task)
      unrefProcess(process)
      place.idle = setTimeout(() => rest(place), restsAfter).unref()
    }
  }

  return {
    run: (turn, name, input) => turns.take(turn, (place) => perform(place, name, input as object)) as never,
    runOn: (turn, name, file, input) => turns.take(turn, (place) => perform(place, name, input, file)) as never,
    async close() {
      isClosed = true
      await Promise.all(places.map(end))
    },
  }
}

/** A process for a slot; `late` when it was not there in time, nothing when none can be started. */
async function startIn(
  place: Place,
  module: URL,
  bounds: SandboxBounds,
  below: string,
): Promise<WorkerProcess | 'late' | null> {
  const room = await openWorkDirectory(below)
  const child = startChild(module, bounds, room)
  const started = { process: child, room }
  place.child = started
  const gone = () => {
    if (place.child === started) place.child = null
    void rm(room.directory, { recursive: true, force: true })
  }
  child.once('exit', gone)
  let isLate = false
  const calm = afterHearing(startsWithin, () => {
    isLate = true
    child.kill('SIGKILL')
  })
  const begun = await readAnswer(child)
  calm()
  if (begun === 'ready') return started
  // One that was never there does not report its end.
  gone()
  child.kill('SIGKILL')
  return isLate ? 'late' : null
}

function unfinished(error: Error): never {
  throw new Unfinished(error.message)
}

/** From now on the slot has no process, so that nobody is given one that is about to end. */
function rest(place: Place): void {
  place.child?.process.kill('SIGKILL')
  place.child = null
}

async function end({ child, idle }: Place): Promise<void> {
  clearTimeout(idle)
  if (!child) return
  const { process: ending, room } = child
  refProcess(ending)
  const gone = new Promise((resolve) => ending.once('exit', resolve))
  ending.kill('SIGKILL')
  await gone
  await rm(room.directory, { recursive: true, force: true })
}
