import { existsSync, readdirSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { Advice, runQuietly, step } from './runtime.mjs'

const postgresqlHome = '/usr/lib/postgresql'
const browser = '/usr/bin/chromium-headless-shell'

/** Where Debian's PostgreSQL has its programs: 15 when it is there, else the oldest newer one. */
export function debianPostgresql() {
  if (!existsSync(postgresqlHome)) return undefined
  const versions = readdirSync(postgresqlHome)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(`${postgresqlHome}/${version}/bin/initdb`))
  if (versions.length === 0) return undefined
  return `${postgresqlHome}/${Math.min(...versions)}/bin`
}

/** Installs the browser and the second PostgreSQL that the tests need. Throws with what to install. */
export async function installSystemPackages() {
  const missing = []
  if (!process.env.APRON_CHROMIUM && !existsSync(browser)) missing.push('chromium-headless-shell')
  if (!debianPostgresql()) missing.push('postgresql-15')
  if (missing.length > 0) await step(`Installing ${missing.join(', ')}`, () => aptInstall(missing))
}

async function aptInstall(names) {
  const wish = new Advice(
    `The tests need ${names.join(' and ')}. Install them (apt-get install ${names.join(' ')}) and run this again.`,
  )
  if (spawnSync('apt-get', ['--version']).status !== 0) throw wish
  const asRoot = process.getuid() === 0 ? [] : ['sudo', '-n']
  if (asRoot.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) throw wish
  const apt = (...args) => {
    const words = [
      ...asRoot,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-y',
      '-o',
      'DPkg::Lock::Timeout=300',
      ...args,
    ]
    return runQuietly(words[0], words.slice(1))
  }
  let result = await apt('install', '--no-install-recommends', ...names)
  if (result.code !== 0) {
    await apt('update')
    result = await apt('install', '--no-install-recommends', ...names)
  }
  if (result.code !== 0) throw new Advice(`${result.output.trim()}\n\n${wish.message}`)
}
