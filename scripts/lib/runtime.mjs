import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(fileURLToPath(import.meta.url), '../../..')

const oldestNode = 20

// An empty variable counts as not given, here and in every program that is started from here.
for (const [name, value] of Object.entries(process.env)) {
  if (value === '' && /^(APRON_|DATABASE_URL$)/.test(name)) delete process.env[name]
}

/** A failure whose message alone says what to do. */
export class Advice extends Error {}

/** Throws when the Node or npm that started us cannot even install. */
export function requireTools() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode) {
    throw new Advice(
      `Node ${oldestNode} or newer is needed; this is ${process.version}. Install a newer Node and run this again.`,
    )
  }
  if (spawnSync('npm', ['--version']).status !== 0) {
    throw new Advice('npm is needed and was not found. Install it (on Debian: apt-get install npm) and run this again.')
  }
}

/** The path of the Node that everything of ours runs on. Throws when the packages did not bring it. */
export function pinnedNode() {
  const name = `node-${process.platform}-${process.arch}`
  const node = join(root, 'node_modules', name, 'bin', 'node')
  if (!existsSync(node)) {
    throw new Advice(
      `The package ${name}, which holds Node 24, is missing. Remove node_modules and run this again without ` +
        '--omit=optional; there are builds for Linux on x64 and arm64.',
    )
  }
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (!answer.stdout?.startsWith('v24.')) {
    const said = answer.error?.message ?? `${answer.stdout}${answer.stderr}`.trim()
    throw new Advice(
      `${node} does not answer as Node 24 (${said}). Remove node_modules and run this again; glibc is needed.`,
    )
  }
  return node
}

/** The environment for programs of ours: the pinned Node first, compiled modules kept between starts. */
export function environment(more = {}) {
  return {
    ...process.env,
    PATH: `${join(pinnedNode(), '..')}:${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
    ...more,
  }
}

/** Runs a program in view of the user, hands signals on, and gives its exit code. */
export function runVisibly(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  // Ctrl-C in a terminal reaches the child by itself.
  const signals = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGINT']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  if (process.stdin.isTTY) process.on('SIGINT', () => undefined)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => done(code ?? 128 + constants.signals[signal]))
  })
}

/** Runs a program quietly; gives its exit code and all it printed. */
export function runQuietly(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((done) => {
    child.once('error', (error) => done({ code: 127, output: error.message }))
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}

/** Runs a step and prints one line with its seconds. */
export async function step(name, work) {
  const since = Date.now()
  process.stdout.write(`${name} ... `)
  try {
    const result = await work()
    console.log(`${((Date.now() - since) / 1000).toFixed(1)} s`)
    return result
  } catch (error) {
    console.log('failed')
    throw error
  }
}

/** Runs a whole script; an expected failure prints only its sentence. */
export async function main(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    console.error(error instanceof Advice ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
