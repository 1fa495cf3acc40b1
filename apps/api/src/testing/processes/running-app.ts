import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../start/main.ts', import.meta.url))

export type RunningApp = {
  url: string
  pid: number
  /** What it printed while it started. */
  output: string
  /** What it has printed so far. */
  said(): string
  /** Ends it by a signal and waits until it is gone; its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** Resolves with its exit code when it is gone. */
  gone: Promise<number | null>
}

type StartingApp = Pick<RunningApp, 'said' | 'end' | 'gone'>

/** Starts the real application as a process of its own on a data directory; throws with its output when it does not. */
export async function runApp(dataDirectory: string, settings: NodeJS.ProcessEnv = {}): Promise<RunningApp> {
  const { child, ...app } = spawnApp(dataDirectory, settings)
  return { ...app, pid: child.pid!, ...(await started(child)) }
}

/** The same without waiting until it is ready. */
export function spawnApp(
  dataDirectory: string,
  settings: NodeJS.ProcessEnv = {},
): StartingApp & { child: ChildProcess } {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      APRON_DATA: dataDirectory,
      APRON_HOST: '127.0.0.1',
      APRON_PORT: '0',
      APRON_CAPTCHA: 'off',
      APRON_DEMO: 'off',
      APRON_LIMIT_CALLS: '0',
      APRON_LIMIT_UPLOADS: '0',
      APRON_LIMIT_UPLOAD_MB: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (printed += data.toString()))
  const gone = once(child, 'close').then(([code]) => code as number | null)
  return {
    child,
    said: () => printed,
    async end(signal) {
      child.kill(signal)
      return gone
    },
    gone,
  }
}

function started(child: ChildProcess): Promise<{ url: string; output: string }> {
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString()
      const url = /On this machine:\s+(https?:\S+)[\s\S]*\n\n/.exec(output)?.[1]
      if (url) resolve({ url, output })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`the application ended with ${code}: ${output}`)))
  })
}

/** Sends as the product's clients do: again for as long as the machine has too much to do. */
export async function sendPatiently(url: string, sent: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(url, sent)
    if (response.status !== 503) return response
    if (!(await response.clone().text()).includes('"server_busy"')) return response
    await sleep(500)
  }
}
