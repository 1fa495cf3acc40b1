import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { texts } from './texts-plugin.ts'

/** Adds to each Mantine component its own style, so that a screen loads the styles of what it shows and no other. */
function mantineStyles(): Plugin {
  const component = /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/
  return {
    name: 'mantine-styles',
    apply: 'build',
    transform(code, id) {
      const name = component.exec(id)?.[1]
      return name ? { code: `import '@mantine/core/styles/${name}.layer.css'\n${code}`, map: null } : undefined
    },
  }
}

const api = process.env['APRON_API'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [react(), texts(), mantineStyles()],
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
          ],
        },
      },
    },
  },
})
