import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fetchFirst } from './fetch-first-plugin.ts'
import { mantineStyles, mantineWithout } from './mantine-plugin.ts'
import { texts } from './texts-plugin.ts'
import { worker } from './worker-plugin.ts'

/** How many screens, and windows and panels in them, are fetched later. */
function screens(): number {
  const source = join(import.meta.dirname, 'src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  const code = files.map((name) => readFileSync(join(source, name), 'utf8')).join('\n')
  return [...code.matchAll(/\b(?:screen|part)\(\s*\(\) =>/g)].length
}

const api = process.env['APRON_API'] || 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), fetchFirst(), texts(), mantineWithout(), mantineStyles(), worker()],
  server: {
    proxy: { '/api': api, '/files': api, '/socket.io': { target: api, ws: true } },
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 20 },
            {
              name: 'data',
              test: /node_modules\/(@tanstack\/(query|react-query|router|react-router|history|store|react-store)|zod)/,
              priority: 10,
            },
            // Many small pieces take longer to come than a few: on a slow network each waits for its turn. What a third of
            // the screens need, the shell needs too.
            { name: 'start', test: /\.m?[jt]sx?$/, minShareCount: Math.round(screens() / 3) },
            // Small pieces that the shell needs and one screen or two beside it: together they weigh less.
            {
              name: 'with-shell',
              test: /contract\/src\/(people\/(menus|profile)|talk\/notifications)\.ts$|web\/src\/(lib\/(socket|page\/page-title)|areas\/talk\/notifications\/(use-reading|notification-cache))\.ts$/,
              includeDependenciesRecursively: false,
            },
            { name: 'icons', test: /@tabler\/icons-react\/dist\/esm\/icons/, includeDependenciesRecursively: false },
            {
              name: 'kit',
              test: /@mantine\/core\/.*\.css/,
              minShareCount: 3,
              priority: 5,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
