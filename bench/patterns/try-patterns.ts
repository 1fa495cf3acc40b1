import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findPatterns, type Pattern } from './patterns.ts'

export type PatternResult = {
  /** How many patterns came to their end. */
  passed: number
  /** Those on which a process had to be ended. */
  hung: Pattern[]
  /** Milliseconds of the slowest text, among those that came to their end. */
  worst: number
}

const child = fileURLToPath(new URL('try-patterns-child.ts', import.meta.url))

/** Tries every pattern of the product with hostile texts of a length, in a process that is ended when one text takes longer than so many milliseconds. */
export async function tryPatterns(length: number, longest: number): Promise<PatternResult> {
  const patterns = findPatterns()
  const tried: PatternResult = { passed: 0, hung: [], worst: 0 }
  for (let at = 0; at < patterns.length; at += 1) {
    const said = await run([String(at), String(length)], longest)
    const lines = said.split('\n')
    const ended = lines.slice(0, -1).map((line) => Number(line.replace(/[<.]*/, '')))
    tried.passed += ended.length
    tried.worst = Math.max(tried.worst, ...ended)
    at += ended.length
    if (at < patterns.length) tried.hung.push(patterns[at]!)
  }
  return tried
}

/** What the process said until it ended, or had to be ended. */
async function run(args: string[], longest: number): Promise<string> {
  const trying = spawn(process.execPath, [child, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  let timer: NodeJS.Timeout | undefined
  trying.stdout.on('data', (data: Buffer) => {
    said += data.toString()
    clearTimeout(timer)
    timer = setTimeout(() => trying.kill('SIGKILL'), longest)
  })
  const [code, signal] = (await once(trying, 'close')) as [number | null, string | null]
  clearTimeout(timer)
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`the patterns were not tried: code ${code}`)
  return said
}
