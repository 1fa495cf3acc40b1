import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Answer, Ask, Tasks } from './tasks.ts'
import { openTurns, type Turn } from './turns.ts'

type InputOf<Task> = Task extends (input: infer Input) => Promise<unknown> ? Input : never
type ResultOf<Task> = Task extends (input: never) => Promise<infer Result> ? Result : never

/** A task that threw: what it was given could not be read. */
export class Unreadable extends Error {}
/** A task that did not end: it took too long or too much memory, or brought its process down. */
export class Unfinished extends Error {}

/** The fence itself is broken; nothing is wrong with what was sent. */
class NotStarted extends Error {
  readonly code = 'FENCE_NOT_STARTED'
}

export type Bounds = {
  /** How many processes work at once. */
  children: number
  /** For one task, in seconds. */
  seconds: number
  /** What a process may hold, in megabytes. */
  megabytes: number
}

/** Processes of their own for work on what somebody sent, in which it can do no harm to those who serve. */
export type Fence<All extends Tasks> = {
  /** Does one task in its turn. Throws `Unreadable` or `Unfinished`. */
  run<Name extends keyof All & string>(turn: Turn, name: Name, input: InputOf<All[Name]>): Promise<ResultOf<All[Name]>>
  /** Ends the processes. */
  close(): Promise<void>
}

type Place = { child: ChildProcess | null; idle: NodeJS.Timeout | undefined }

const program = fileURLToPath(new URL('child.ts', import.meta.url))
/** Of a process that has nothing to do, in milliseconds. */
const restsAfter = 5 * 60_000

/** Opens a fence around the tasks that a module exports as `tasks`; its processes are started when they are needed. */
export function openFence<All extends Tasks>(module: URL, bounds: Bounds): Fence<All> {
  const places: Place[] = Array.from({ length: bounds.children }, () => ({ child: null, idle: undefined }))
  const turns = openTurns(places)
  let isClosed = false

  async function start(place: Place): Promise<ChildProcess> {
    const child = fork(program, [module.href, String(bounds.megabytes)], {
      // No setting and no secret is known behind the fence.
      env: { PATH: process.env['PATH'], NODE_ENV: process.env['NODE_ENV'], MALLOC_ARENA_MAX: '2' },
      execArgv: [`--max-old-space-size=${Math.ceil(bounds.megabytes / 2)}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    place.child = child
    child.once('exit', () => {
      if (place.child === child) place.child = null
    })
    // What cannot be sent to a process that has just ended is told after nobody listens any more.
    child.on('error', () => undefined)
    const late = setTimeout(() => child.kill('SIGKILL'), bounds.seconds * 1000)
    const begun = await hear(child)
    clearTimeout(late)
    if (begun === 'ready') return child
    // One that was never there does not tell that it has ended.
    if (place.child === child) place.child = null
    child.kill('SIGKILL')
    throw new NotStarted(`The fenced process did not start: ${String(begun)}`)
  }

  async function perform(place: Place, ask: Ask): Promise<unknown> {
    if (isClosed) throw new Unfinished('closed')
    clearTimeout(place.idle)
    const child = place.child ?? (await start(place))
    hold(child)
    const late = setTimeout(() => child.kill('SIGKILL'), bounds.seconds * 1000)
    try {
      const heard = hear(child)
      child.send(ask)
      const answer = await heard
      if (typeof answer === 'string') throw new Unfinished(answer)
      if ('problem' in answer) throw new Unreadable(answer.problem)
      return answer.result
    } finally {
      clearTimeout(late)
      letGo(child)
      place.idle = setTimeout(() => rest(place), restsAfter).unref()
    }
  }

  return {
    run: (turn, name, input) => turns.take(turn, (place) => perform(place, { name, input })) as never,
    async close() {
      isClosed = true
      await Promise.all(places.map(end))
    },
  }
}

/** The next thing a process says, or how it ended. */
function hear(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve) => {
    const done = (answer: Answer) => {
      child.off('message', done)
      child.off('exit', ended)
      child.off('error', failed)
      resolve(answer)
    }
    const ended = (code: number | null, signal: string | null) => done(`ended with ${signal ?? code}`)
    const failed = (error: Error) => done(error.message)
    child.on('message', done)
    child.on('exit', ended)
    child.on('error', failed)
  })
}

/** A process at rest keeps nobody from ending. */
function letGo(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

/** From now on the place has no process, so that nobody is given one that is about to end. */
function rest(place: Place): void {
  place.child?.kill('SIGKILL')
  place.child = null
}

async function end({ child, idle }: Place): Promise<void> {
  clearTimeout(idle)
  if (!child) return
  hold(child)
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}
