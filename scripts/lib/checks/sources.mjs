import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../runtime.mjs'

const skipped = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'coverage'])

/** The files under a directory that somebody wrote. */
export function writtenFiles(directory = root) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : writtenFiles(path)
    return [path]
  })
}

/** Those of them that are code. */
export const sources = (directory = root) =>
  writtenFiles(directory).filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !file.includes('.generated.'))
