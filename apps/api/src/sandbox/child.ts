import { constants, setPriority } from 'node:os'
import { serialize } from 'node:v8'
import { restrictAddons, restrictProcess } from './restrict-process.ts'
import type { TaskAnswer, TaskRequest, TaskProgress, SandboxTasks } from './tasks.ts'

const [module = '', megabytes = ''] = process.argv.slice(2)
const most = Number(megabytes) * 1024 * 1024
/** Bytes. A long message takes many times its size in the receiving process: 30 MB brought it down. */
const longestAnswer = 1024 * 1024

const { _kill: kill } = process as unknown as { _kill(pid: number, signal: number): void }
const { pid } = process
/** At once: an ordinary exit waits for the work of other threads. */
const end = () => kill(pid, constants.signals.SIGKILL)
const send = process.send!.bind(process)
const say = (said: TaskAnswer | TaskProgress) => send(said)

// The serving processes come first on a busy machine.
setPriority(5)
// A signal to the whole group is for the product, which ends this process when it needs it no more.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', end)

restrictProcess()
const { tasks } = (await import(module)) as { tasks: SandboxTasks }
restrictAddons()

process.on('message', ({ name, input }: TaskRequest) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > most) end()
  }, 50)
  let told = 0
  const tell = (share: number) => {
    if (share >= told + 0.01) say({ share: (told = share) })
  }
  tasks[name]!(input as never, tell)
    .then((result): TaskAnswer => ({ result }))
    .catch((error: unknown): TaskAnswer => ({ problem: String((error as Error).message).slice(0, 500) }))
    .then((answer) => {
      clearInterval(watch)
      if (serialize(answer).length > longestAnswer) end()
      say(answer)
    }, end)
})
say('ready')
