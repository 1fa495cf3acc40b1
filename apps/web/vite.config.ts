import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { askedFor } from './build/asked-for-plugin.ts'
import { beside } from './build/beside-plugin.ts'
import { fetchFirst } from './build/fetch-first-plugin.ts'
import { letters } from './build/styles/letters-plugin.ts'
import { markedNames } from './build/marked-names.ts'
import { mantineStyles, mantineWithout } from './build/mantine-plugin.ts'
import { pdf } from './build/pdf-plugin.ts'
import { piecesOf } from './build/pieces-plugin.ts'
import { signInWords } from './build/sign-in-plugin.ts'
import { stylesInScripts } from './build/styles/styles-in-scripts.ts'
import { texts } from './build/texts-plugin.ts'

const api = process.env['APRON_API'] || 'http://127.0.0.1:3000'

const application = (): UserConfig => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    letters(),
    stylesInScripts(),
    fetchFirst(),
    texts(),
    mantineWithout(),
    mantineStyles(),
    askedFor(),
    markedNames(),
    signInWords(),
    pdf(),
    beside(),
  ],
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
