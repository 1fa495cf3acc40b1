import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
/** Where they are served: with another version they have other addresses. Under `pdf-VERSION` browsers keep them for a year with headers that let no picture be decoded. */
const folder = `assets/pdfjs-${version}`
const library = /\/pdfjs-dist\/legacy\/build\/pdf\.mjs$/
/** How the library would run its worker in the page, and a worker of another server: neither is ours. */
const foreign = [
  /await import\(\s*\/\*webpackIgnore: true\*\/\s*\/\*@vite-ignore\*\/\s*this\.workerSrc\)/,
  /await import\("\$\{new URL\(src, window\.location\)\.href\}"\);/,
]

/** What is fetched while a PDF is drawn and belongs to no piece: the worker, its decoders without WebAssembly, and the letters of the usual fonts. */
function files(): ReadonlyMap<string, string> {
  const fonts = readdirSync(join(home, 'standard_fonts')).filter((name) => /\.(pfb|ttf)$/.test(name))
  const decoders = readdirSync(join(home, 'wasm')).filter((name) => name.endsWith('_nowasm_fallback.js'))
  return new Map([
    ['pdf.worker.min.mjs', join(home, 'legacy/build/pdf.worker.min.mjs')],
    ...fonts.map((name) => [name, join(home, 'standard_fonts', name)] as const),
    ...decoders.map((name) => [name, join(home, 'wasm', name)] as const),
  ])
}

/** Serves what the library of PDF fetches by itself, in a folder that no device keeps: whoever looks at a document is at the network. */
export function pdf(): Plugin {
  return {
    name: 'pdf',
    transform(code, id) {
      if (!library.test(id)) return undefined
      const [inPage, elsewhere] = foreign
      if (!foreign.every((pattern) => pattern.test(code)))
        throw new Error('The library of PDF loads its worker in another way.')
      const refusal = 'await Promise.reject(new Error("The worker did not start."))'
      return { code: code.replace(inPage!, refusal).replace(elsewhere!, ''), map: null }
    },
    generateBundle() {
      for (const [name, path] of files())
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(path) })
    },
    configureServer(server) {
      const known = files()
      server.middlewares.use(`/${folder}/`, (request, response, next) => {
        const path = known.get((request.url ?? '').slice(1))
        if (!path) return next()
        if (/\.m?js$/.test(path)) response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(path))
      })
    },
  }
}
