import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'
import { Advice, pinnedNode, requireTools, root, runQuietly, step } from '../runtime.mjs'

const marker = join(root, 'node_modules', '.apron-lock')

const turn = join(root, '.cache', 'installing')
const sayWaiting = () => console.log('Waiting for another process that installs the packages')

/**
 * Installs the packages when the lock file changed since the last time: what building and running need, or with `isWhole`
 * also what checks and tests need. Throws with what to do.
 */
export async function install({ isWhole = false } = {}) {
  requireTools()
  const hash = wantedHash()
  const [product, whole] = [`${hash} product`, `${hash} whole`]
  const wanted = isWhole ? whole : product
  const isThere = () => existsSync(marker) && [wanted, whole].includes(readFileSync(marker, 'utf8'))
  if (!isThere()) {
    await oneAtATime(
      turn,
      async () => {
        if (isThere()) return
        await step('Installing packages', () => installPackages(isWhole))
        pinnedNode()
        writeFileSync(marker, wanted)
      },
      sayWaiting,
    )
  }
  pinnedNode()
}

async function installPackages(isWhole) {
  // Said in either case, as NODE_ENV says it otherwise.
  const options = [
    isWhole ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  let { code, output } = await runQuietly('npm', ['ci', ...options])
  // Without --no-save it would write the lock file.
  if (code !== 0 && lacksOnlyForeignBuilds(output)) {
    ;({ code, output } = await runQuietly('npm', ['install', '--no-save', ...options]))
  }
  if (code === 0) return
  throw new Advice(
    `${output.trim()}\n\nThe packages could not be installed. Check that the disk has 2 GB free and that ` +
      'this machine reaches the package registry (npm ping), then run this again.',
  )
}

/**
 * A registry mirror may not hold every build for other systems; npm then leaves them out of the lock file, and `npm ci`
 * refuses the file it wrote: without a version, or with it where the mirror has them meanwhile.
 */
function lacksOnlyForeignBuilds(output) {
  const complaints = output.match(/(Missing|Invalid): .*/g) ?? []
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const optional = new Set(Object.values(packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {})))
  const isForeign = (line) => {
    const name = /^Missing: (\S+)@\S* from lock file/.exec(line)?.[1]
    return name !== undefined && optional.has(name) && packages[`node_modules/${name}`] === undefined
  }
  return complaints.length > 0 && complaints.every(isForeign)
}

function wantedHash() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`)
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex')
}
