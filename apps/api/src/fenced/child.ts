import { setPriority } from 'node:os'
import type { Answer, Ask, Tasks } from './tasks.ts'

const [module = '', megabytes = ''] = process.argv.slice(2)
const most = Number(megabytes) * 1024 * 1024

/** At once: an ordinary exit waits for the work of other threads. */
const end = () => process.kill(process.pid, 'SIGKILL')
const say = (answer: Answer) => process.send?.(answer)

// Those who serve come first on a busy machine.
setPriority(5)
// A signal to the whole group is for the product, which ends this process when it needs it no more.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', end)

const { tasks } = (await import(module)) as { tasks: Tasks }

process.on('message', ({ name, input }: Ask) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > most) end()
  }, 50)
  tasks[name]!(input as never)
    .then((result): Answer => ({ result }))
    .catch((error: unknown): Answer => ({ problem: (error as Error).message }))
    .then((answer) => {
      clearInterval(watch)
      say(answer)
    }, end)
})
say('ready')
