import { build } from './lib/build.mjs'
import { install } from './lib/machine/install.mjs'
import { add, checksPart, debianPart, inBrowser, inMoments, result, testsPart } from './lib/parts.mjs'
import { main } from './lib/runtime.mjs'
import { browser, installSystemPackages, secondPostgresql } from './lib/machine/system-packages.mjs'

/** Runs parts beside one another, then what each leaves for a machine that nothing else keeps busy. */
async function beside(...parts) {
  const settled = await Promise.allSettled(parts)
  for (const { value } of settled) await value?.()
  const broken = settled.find(({ status }) => status === 'rejected')
  if (broken) throw broken.reason
}

async function everything() {
  await installSystemPackages()
  await build()
  // Tests without a browser wait much; what computes fills their pauses, and the other way round.
  await beside(testsPart([...inMoments, '--maxWorkers=5'], 'Tests without a browser'), checksPart([], true))
  await beside(testsPart([...inBrowser, '--maxWorkers=3'], 'Tests in the browser'), debianPart([], { beside: true }))
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

await main(async () => {
  const args = process.argv.slice(2)
  try {
    await install({ isWhole: true })
    await (args.length > 0 ? some(args) : everything())
  } catch (error) {
    console.error(error.message)
    add(1)
  }
  if (result.commands.length > 0) console.log('\nAgain, each part that failed alone:')
  for (const command of result.commands) console.log(`  ${command}`)
  console.log(`${result.passed} passed, ${result.failed} failed`)
  return result.failed > 0 ? 1 : 0
})
