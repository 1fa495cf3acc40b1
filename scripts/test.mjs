import { build } from './lib/build.mjs'
import { endsWithAll } from './lib/machine/ends-with-all.mjs'
import { install } from './lib/machine/install.mjs'
import { add, checksPart, debianPart, inBrowser, inMoments, result, testsPart } from './lib/tests/parts.mjs'
import { report } from './lib/tests/usage.mjs'
import { main } from './lib/runtime.mjs'
import { browser, installSystemPackages, secondPostgresql } from './lib/machine/system-packages.mjs'

/** Runs parts beside one another, then what each leaves for a machine that nothing else keeps busy. */
async function beside(...parts) {
  const settled = await Promise.allSettled(parts)
  for (const { value } of settled) await value?.()
  const broken = settled.find(({ status }) => status === 'rejected')
  if (broken) throw broken.reason
}

const withoutBrowser = () => testsPart([...inMoments, '--maxWorkers=5'], 'without a browser')
const withBrowser = () => testsPart([...inBrowser, '--maxWorkers=3'], 'in the browser')

/** What is tried with every change; `tiers.mjs` says what that is. */
async function always() {
  process.env.APRON_TIER = 'always'
  await installSystemPackages([browser])
  await build()
  // Tests without a browser wait much; what computes fills their pauses.
  await beside(withoutBrowser(), checksPart([], true))
  await beside(withBrowser())
}

async function all() {
  await installSystemPackages()
  await build()
  await beside(withoutBrowser(), checksPart([], true))
  await beside(withBrowser(), debianPart([], { beside: true }))
}

async function some(args) {
  if (args[0] === '--checks') {
    await build()
    return checksPart(args.slice(1))
  }
  if (args[0] === '--debian') {
    await installSystemPackages([secondPostgresql])
    return beside(debianPart(args.slice(1)))
  }
  const namesNone = !args.includes('--project') && !args.some((arg) => arg.includes('.test.'))
  if (namesNone || args.some((arg) => arg.includes('e2e'))) {
    await installSystemPackages([browser])
    await build()
  }
  return beside(testsPart(args))
}

function run(args) {
  if (args.length === 0) return always()
  return args[0] === '--all' ? all() : some(args)
}

await main(() =>
  endsWithAll(async () => {
    const args = process.argv.slice(2)
    try {
      await install({ isWhole: true })
      await run(args)
    } catch (error) {
      console.error(error.message)
      add(1)
    }
    console.log(`\n${report().join('\n')}`)
    if (result.commands.length > 0) console.log('\nAgain, each part that failed alone:')
    for (const command of result.commands) console.log(`  ${command}`)
    console.log(`${result.passed} passed, ${result.failed} failed`)
    return result.failed > 0 ? 1 : 0
  }),
)
