import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
/** Where they are served: with another version they have other addresses. Under `pdf-VERSION` browsers keep them for a year with headers that let no picture be decoded. */
const folder = `assets/pdfjs-${version}`
const workerName = 'pdf.worker.min.mjs'
const library = /\/pdfjs-dist\/legacy\/build\/pdf\.mjs$/
/** How the library would run its worker in the page, and a worker of another server: neither is ours. */
const foreign = [
  /await import\(\s*\/\*webpackIgnore: true\*\/\s*\/\*@vite-ignore\*\/\s*this\.workerSrc\)/,
  /await import\("\$\{new URL\(src, window\.location\)\.href\}"\);/,
]

/** The operation that paints a picture; without its name it paints none, and whoever draws the page sees that one is missing. */
const lost = '.addOp(85,[null])'
/** Where the worker leaves out what it cannot decode and says so to the console alone, each with how it calls its list of operations. */
const silent = [
  /buildFormXObject\(\w+,\w+,null,(\w+),.{0,200}?warn\(`getOperatorList - ignoring XObject: "\$\{\w+\}"\.`\)/,
  /(\w+)\.addImageOps\(\w+,\[\w+\],\w+\)\}catch\(\w+\)\{const (\w+)=`Unable to decode inline image: "\$\{\w+\}"\.`;if\(!\w+\)throw new Error\(\2\);warn\(\2\)/,
  /(\w+)\.addOp\(\w+,\w+\)\}if\(\w+\)next\(\w+\);else\{.{0,200}?warn\(`getOperatorList - ignoring errors during "\$\{\w+\.name\}" task: "\$\{\w+\}"\.`\)/,
]

/**
 * What is fetched while a PDF is drawn and belongs to no chunk: the worker, its decoders without WebAssembly, and the
 * standard fonts.
 */
function files(): ReadonlyMap<string, string> {
  const fonts = readdirSync(join(home, 'standard_fonts')).filter((name) => /\.(pfb|ttf)$/.test(name))
  const decoders = readdirSync(join(home, 'wasm')).filter((name) => name.endsWith('_nowasm_fallback.js'))
  return new Map([
    [workerName, join(home, 'legacy/build/pdf.worker.min.mjs')],
    ...fonts.map((name) => [name, join(home, 'standard_fonts', name)] as const),
    ...decoders.map((name) => [name, join(home, 'wasm', name)] as const),
  ])
}

/** What of the library is sent under a name. */
function contentOf(name: string, path: string): Buffer {
  const content = readFileSync(path)
  if (name !== workerName) return content
  const told = silent.reduce((code, pattern) => {
    if (!pattern.test(code)) throw new Error('The library of PDF leaves out pictures in another way.')
    return code.replace(pattern, (text, list: string) => `${text};${list}${lost}`)
  }, content.toString())
  return Buffer.from(told)
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
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: contentOf(name, path) })
    },
    configureServer(server) {
      const known = files()
      server.middlewares.use(`/${folder}/`, (request, response, next) => {
        const name = (request.url ?? '').slice(1)
        const path = known.get(name)
        if (!path) return next()
        if (/\.m?js$/.test(path)) response.setHeader('content-type', 'text/javascript')
        response.end(contentOf(name, path))
      })
    },
  }
}
