import type { Plugin } from 'vite'
import { writeAhead } from './ahead.ts'
import { buildSignInPage } from './sign-in-plugin.ts'
import { buildWorker } from './worker-plugin.ts'

/**
 * What stands beside the application: the table of its files, the sign-in page, and then the service worker that stores
 * both.
 */
export function beside(): Plugin {
  let root = ''
  return {
    name: 'beside',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    async writeBundle({ dir }) {
      writeAhead(root, dir!)
      await buildSignInPage(root, dir!)
      await buildWorker(root, dir!)
    },
  }
}
