import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Names of files whose content stands for itself have a mark of it. */
const marked = /-[\w-]{8}\.\w+$/

/** A name that stays while the content changes goes with a mark of the content. */
export function withMark(name: string, read: () => Buffer): string {
  return marked.test(name) ? name : `${name}?${createHash('sha256').update(read()).digest('hex').slice(0, 8)}`
}

/** Names files of `public` in a page with the mark of their content. */
export function markedNames(): Plugin {
  let root = ''
  return {
    name: 'marked-names',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    transformIndexHtml: (page) =>
      page.replace(
        /\/assets\/([\w-]+\.(?:js|svg))"/g,
        (_, name: string) => `/assets/${withMark(name, () => readFileSync(join(root, 'public/assets', name)))}"`,
      ),
  }
}
