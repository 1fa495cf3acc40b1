import { readImports } from '../lib/checks/imports.mjs'

/** Some checkers read nothing with this TypeScript and report success: fewer modules than this is a failure. */
const fewestModules = 100

const { ours, imports, faults } = await readImports()
for (const fault of faults) console.log(fault)
console.log(`${ours.length} modules, ${imports} imports, ${faults.length} against the rules`)
const withImports = ours.filter(({ dependencies }) => dependencies.length > 0)
if (withImports.length < fewestModules)
  console.log(`Only ${withImports.length} modules were read, expected ${fewestModules}: the checker is blind.`)
process.exitCode = faults.length > 0 || withImports.length < fewestModules ? 1 : 0
