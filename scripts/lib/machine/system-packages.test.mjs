import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { browser, installSystemPackages } from './system-packages.mjs'

let directory
let said

/** A machine whose `apt-get` writes down what it is told, does as the given lines say, and can bring a browser. */
function givenAptGet(...lines) {
  program('apt-get', `[ "$1" = --version ] && exit 0`, `echo "$@" >> ${directory}/told`, ...lines)
  program('sudo', 'shift', 'exec "$@"')
}

function program(name, ...lines) {
  writeFileSync(join(directory, name), ['#!/bin/sh', ...lines, ''].join('\n'))
  chmodSync(join(directory, name), 0o755)
}

const isInstalling = `case "$*" in *install*)`
const brings = (version) =>
  `${isInstalling} printf '#!/bin/sh\\necho Chromium ${version}\\n' > ${directory}/browser; chmod +x ${directory}/browser;; esac`
const needed = () => [
  {
    use: 'Browser',
    name: 'chromium-headless-shell',
    program: () => (existsSync(join(directory, 'browser')) ? join(directory, 'browser') : undefined),
  },
]
/** What `apt-get` was told to do, in order. */
const told = () =>
  existsSync(join(directory, 'told'))
    ? readFileSync(join(directory, 'told'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => /update|install .*/.exec(line)[0])
    : []

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'apron-packages-'))
  vi.stubEnv('PATH', `${directory}:/usr/bin:/bin`)
  said = []
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    rmSync(directory, { recursive: true })
  })
})

it('the lists are refreshed before anything is installed from them, and what came is named', async () => {
  givenAptGet(brings('156.0'))
  await installSystemPackages(needed())
  expect(told()).toEqual(['update', 'install --no-install-recommends chromium-headless-shell'])
  expect(said).toContain(`Browser: ${directory}/browser, Chromium 156.0`)
})

it('lists that cannot be refreshed keep nothing from being installed that can be had', async () => {
  givenAptGet(`case "$*" in *update*) exit 100;; esac`, brings('150.0'))
  await installSystemPackages(needed())
  expect(told()).toEqual(['update', 'install --no-install-recommends chromium-headless-shell'])
  expect(said).toContain('They could not be refreshed; those that are there have to do.')
  expect(said).toContain(`Browser: ${directory}/browser, Chromium 150.0`)
})

it('nothing is refreshed or installed when everything is there', async () => {
  givenAptGet()
  program('browser', 'echo Chromium 149.1')
  await installSystemPackages(needed())
  expect(told()).toEqual([])
  expect(said).toEqual([`Browser: ${directory}/browser, Chromium 149.1`])
})

it('what cannot be installed is said with what was answered and what to do', async () => {
  givenAptGet(`${isInstalling} echo 'E: Unable to locate package'; exit 100;; esac`)
  const answer = installSystemPackages(needed())
  await expect(answer).rejects.toThrow(
    /Unable to locate package[\s\S]*apt-get install chromium-headless-shell\) and run this again/,
  )
})

it('a browser that does not run is said by its path', async () => {
  givenAptGet()
  program('browser', 'echo no such library >&2', 'exit 127')
  await expect(installSystemPackages(needed())).rejects.toThrow(
    `${directory}/browser does not say its version: no such library`,
  )
})

it('a browser that is named by a setting is used, and an empty setting names none', () => {
  vi.stubEnv('APRON_CHROMIUM', '/somewhere/else')
  expect(browser.program()).toBe('/somewhere/else')
  vi.stubEnv('APRON_CHROMIUM', '')
  expect(browser.program() ?? '/usr/bin/chromium-headless-shell').toBe('/usr/bin/chromium-headless-shell')
})
