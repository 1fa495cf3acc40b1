import { relative } from 'node:path'
import { writtenFiles } from '../lib/checks/sources.mjs'
import { root } from '../lib/runtime.mjs'
import { faultsOf } from '../lib/tests/tiers.mjs'

const faults = faultsOf(writtenFiles().map((file) => relative(root, file)))
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0
