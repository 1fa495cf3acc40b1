import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { EmbeddedConnection } from '../connection.ts'

const program = fileURLToPath(new URL('hold-open.ts', import.meta.url))

export type Application = {
  pid: number
  connection: EmbeddedConnection
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
}

/** Starts an application process on a directory; rejects with what it printed when it is refused. */
export async function startApplication(directory: string): Promise<Application> {
  const child = spawn(process.execPath, [program, directory], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit') as Promise<[number | null]>
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)))
  const first = await Promise.race([once(child.stdout, 'data') as Promise<[Buffer]>, ended.then(() => undefined)])
  if (!first) throw new Error(errors)
  return {
    pid: child.pid as number,
    connection: JSON.parse(String(first[0])) as EmbeddedConnection,
    async end(signal) {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}
