import { parseAst, type Plugin } from 'vite'
import { chunksIn, neededBy, type Chunk } from '../chunks.ts'
import { changingExports } from './changing-exports.ts'

type Ast = ReturnType<typeof parseAst>
type Statement = Ast['body'][number]

/**
 * Makes plain scripts of the pieces that the page starts with: of these a service worker has a browser keep what it has
 * compiled, and of modules browsers do not. Each leaves what it exports in `pieces`, where all others take it from.
 */
export function plainScripts(): Plugin {
  return {
    name: 'plain-scripts',
    enforce: 'post',
    apply: 'build',
    // The names of the files are made before; whatever here changes what they hold changes this number.
    augmentChunkHash: () => 'plain scripts 1',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksIn(bundle)
        const start = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((one) => [...neededBy(one, chunks)]))
        const named = new Set([...start].map(nameOf))
        for (const chunk of chunks) {
          const body = parseAst(chunk.code).body
          const code = replaced(chunk.code, body, (statement) => taken(statement, named))
          chunk.code = start.has(chunk) ? plain(chunk, body, code) : code
        }
      },
    },
    transformIndexHtml: { order: 'post', handler: inPlainScripts },
  }
}

const nameOf = ({ fileName }: Chunk) => fileName.replace(/^.*\//, '').replace(/\.js$/, '')

function replaced(code: string, body: readonly Statement[], by: (statement: Statement) => string | undefined): string {
  let result = code
  for (const statement of body.toReversed()) {
    const text = by(statement)
    if (text !== undefined) result = result.slice(0, statement.start) + text + result.slice(statement.end)
  }
  return result
}

/** What stands in the place of an import of a piece that is there already, and of the exports, which come last. */
function taken(statement: Statement, start: ReadonlySet<string>): string | undefined {
  if (statement.type !== 'ImportDeclaration') return undefined
  const name = /^\.\/(.+)\.js$/.exec(statement.source.value)?.[1]
  if (!name || !start.has(name)) return undefined
  const bindings = statement.specifiers.map((one) => {
    if (one.type !== 'ImportSpecifier') throw new Error(`${name} is imported as a whole.`)
    return `${wordOf(one.imported)}:${one.local.name}`
  })
  return bindings.length > 0 ? `const{${bindings.join(',')}}=pieces[${JSON.stringify(name)}];` : ''
}

function plain(chunk: Chunk, body: readonly Statement[], code: string): string {
  const { fileName } = chunk
  const changing = changingExports(body)
  if (changing.length > 0) throw new Error(`${fileName} exports what it changes later: ${changing.join(', ')}`)
  const exported: string[] = []
  const rest = replaced(code, parseAst(code).body, (statement) => {
    if (statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration')
      throw new Error(`${fileName} needs what is no plain script.`)
    if (statement.type === 'ExportDefaultDeclaration') throw new Error(`${fileName} exports without a name.`)
    if (statement.type !== 'ExportNamedDeclaration') return undefined
    if (statement.declaration) throw new Error(`${fileName} exports where it declares.`)
    for (const { exported: name, local } of statement.specifiers) exported.push(`${wordOf(name)}:${wordOf(local)}`)
    return ''
  })
  if (/\bimport\.meta\b/.test(rest)) throw new Error(`${fileName} asks where it stands.`)
  return `"use strict";(self.pieces??={})[${JSON.stringify(nameOf(chunk))}]=(()=>{${rest};return{${exported.join(',')}}})();`
}

const wordOf = (name: { type: string; name?: string; value?: unknown }) =>
  name.type === 'Identifier' ? name.name! : JSON.stringify(name.value)

/** The page of the application names its plain scripts, those that are needed first. */
function inPlainScripts(html: string): string {
  const preloaded = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g
  const needed = [...html.matchAll(preloaded)].map(([, href]) => `<script defer src="${href}"></script>\n    `)
  return html
    .replace(preloaded, '')
    .replace(
      /<script type="module"[^>]* src="([^"]+)"><\/script>/,
      `${needed.join('')}<script defer data-entry src="$1"></script>`,
    )
}
