import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Advice, pinnedNode, requireTools, root, runQuietly, step } from './runtime.mjs'

const marker = join(root, 'node_modules', '.apron-lock')

/** Installs the packages when the lock file changed since the last time. Throws with what to do. */
export async function install() {
  requireTools()
  const wanted = wantedHash()
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted) {
    await step('Installing packages', installPackages)
    pinnedNode()
    writeFileSync(marker, wanted)
  }
  pinnedNode()
}

async function installPackages() {
  // NODE_ENV=production would leave out what builds the web application.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await runQuietly('npm', args)
  if (code === 0) return
  throw new Advice(
    `${output.trim()}\n\nThe packages could not be installed. Check that the disk has 2 GB free and that ` +
      'this machine reaches the package registry (npm ping), then run this again.',
  )
}

function wantedHash() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`)
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex')
}
