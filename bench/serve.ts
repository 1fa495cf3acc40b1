import { fork, type ChildProcess } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const children: ChildProcess[] = []
process.once('exit', () => children.forEach((child) => child.kill()))

export type BenchServer = { process: ChildProcess; port: number }

/** Starts one of the bench's programs with its input in a file of the directory; gives what it says first. */
export async function start(
  file: string,
  directory: string,
  input: unknown,
): Promise<{ process: ChildProcess; said: string }> {
  const path = join(directory, `${basename(file)}.json`)
  await writeFile(path, JSON.stringify(input))
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [path], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  children.push(child)
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return { process: child, said }
}

/** Starts a server; it says its port. */
export async function serve(file: string, directory: string, input: unknown): Promise<BenchServer> {
  const { process: child, said } = await start(file, directory, input)
  return { process: child, port: Number(said) }
}
