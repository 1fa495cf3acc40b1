import { relative } from 'node:path'
import { fullFolders } from '../lib/checks/folders.mjs'
import { root } from '../lib/runtime.mjs'
import { writtenFiles } from '../lib/checks/sources.mjs'

/** Fewer than this, and the check reads in the wrong place. */
const fewest = 1000

const files = writtenFiles().map((file) => relative(root, file))
const faults = fullFolders(files)
for (const fault of faults) console.log(fault)
console.log(`${files.length} files, ${faults.length} folders too full`)
process.exitCode = faults.length > 0 || files.length < fewest ? 1 : 0
