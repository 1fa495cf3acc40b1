import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../main.ts', import.meta.url))

export type RunningApp = {
  url: string
  /** What it printed while it started. */
  output: string
  /** Ends it by a signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Starts the real application as a process of its own on a data directory; throws with its output when it does not. */
export async function runApp(dataDirectory: string, settings: NodeJS.ProcessEnv = {}): Promise<RunningApp> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      APRON_DATA: dataDirectory,
      APRON_HOST: '127.0.0.1',
      APRON_PORT: '0',
      APRON_CAPTCHA: 'off',
      APRON_DEMO: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { url, output } = await started(child)
  return {
    url,
    output,
    async end(signal) {
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}

function started(child: ChildProcess): Promise<{ url: string; output: string }> {
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString()
      const url = /On this machine:\s+(http:\S+)[\s\S]*\n\n/.exec(output)?.[1]
      if (url) resolve({ url, output })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`the application ended with ${code}: ${output}`)))
  })
}
