import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { Advice, runQuietly, step } from '../runtime.mjs'

const postgresqlHome = '/usr/lib/postgresql'

/** Where Debian's PostgreSQL has its programs: 15 when it is there, else the oldest newer one. */
export function debianPostgresql() {
  if (!existsSync(postgresqlHome)) return undefined
  const versions = readdirSync(postgresqlHome)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(`${postgresqlHome}/${version}/bin/initdb`))
  if (versions.length === 0) return undefined
  return `${postgresqlHome}/${Math.min(...versions)}/bin`
}

const chosenBrowser = () => process.env.APRON_CHROMIUM || '/usr/bin/chromium-headless-shell'

/** What the tests need beside the packages of npm: what it is for, what brings it, and the program once it is there. */
export const browser = {
  use: 'Browser',
  name: 'chromium-headless-shell',
  // Whoever names a browser has it; that it does not run is said when its version is asked.
  program: () => (process.env.APRON_CHROMIUM || existsSync(chosenBrowser()) ? chosenBrowser() : undefined),
}
export const secondPostgresql = {
  use: 'Second PostgreSQL',
  name: 'postgresql-15',
  program: () => debianPostgresql() && `${debianPostgresql()}/postgres`,
}

/** Installs what of it is missing and says which versions are used. Throws with what to install. */
export async function installSystemPackages(needed = [browser, secondPostgresql]) {
  const missing = needed.filter((one) => !one.program()).map(({ name }) => name)
  if (missing.length > 0) await aptInstall(missing)
  for (const { use, name, program } of needed) {
    if (!program()) throw new Advice(`The package ${name} is installed and did not bring what the tests need.`)
    console.log(`${use}: ${program()}, ${versionOf(program())}`)
  }
}

function versionOf(program) {
  const { status, stdout, stderr, error } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  throw new Advice(`${program} does not say its version: ${error?.message ?? `${stdout}${stderr}`.trim()}`)
}

async function aptInstall(names) {
  const wish = new Advice(
    `The tests need ${names.join(' and ')}. Install them (apt-get install ${names.join(' ')}) and run this again.`,
  )
  if (spawnSync('apt-get', ['--version']).status !== 0) throw wish
  const asRoot = process.getuid() === 0 ? [] : ['sudo', '-n']
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) throw wish
  const apt = (...args) => {
    const words = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', ...aptOptions, ...args]
    return runQuietly(words[0], words.slice(1))
  }
  // Lists of last spring bring a browser of last spring, or name packages that are no longer there.
  const refreshed = await step('Refreshing the lists of packages', () => apt('update'))
  if (refreshed.code !== 0) console.log('They could not be refreshed; those that are there have to do.')
  const { code, output } = await step(`Installing ${names.join(', ')}`, () =>
    apt('install', '--no-install-recommends', ...names),
  )
  if (code !== 0) throw new Advice(`${output.trim()}\n\n${wish.message}`)
}

// Others may be installing something; and without a network the lists are given up after some seconds.
const aptOptions = ['DPkg::Lock::Timeout=300', 'Acquire::Retries=1', 'Acquire::http::Timeout=20'].flatMap((option) => [
  '-o',
  option,
])
