import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { askedFor } from './build/asked-for-plugin.ts'
import { fetchFirst } from './build/fetch-first-plugin.ts'
import { mantineStyles, mantineWithout } from './build/mantine-plugin.ts'
import { piecesOf } from './build/pieces-plugin.ts'
import { texts } from './build/texts-plugin.ts'
import { worker } from './build/worker-plugin.ts'

const api = process.env['APRON_API'] || 'http://127.0.0.1:3000'

const application = (): UserConfig => ({
  root: import.meta.dirname,
  plugins: [react(), fetchFirst(), texts(), mantineWithout(), mantineStyles(), askedFor(), worker()],
  server: {
    proxy: { '/api': api, '/files': api, '/socket.io': { target: api, ws: true } },
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
  },
})

export default defineConfig(async ({ command }) => {
  const config = application()
  if (command !== 'build') return config
  const pieces = await piecesOf(application())
  const groups = [{ name: (id: string) => pieces.get(id), includeDependenciesRecursively: false }]
  return { ...config, build: { ...config.build, rolldownOptions: { output: { codeSplitting: { groups } } } } }
})
