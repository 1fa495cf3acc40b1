import type { Plugin } from 'vite'
import { chunksIn, stylesOf } from '../chunks.ts'

/**
 * Puts the styles of a chunk into its script, which sets them before anything of it is drawn: on a slow network a file
 * of its own costs more than its content. Styles of the page itself stay files.
 */
export function stylesInScripts(): Plugin {
  return {
    name: 'styles-in-scripts',
    enforce: 'pre',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksIn(bundle)
        const scriptOf = new Map<string, string>()
        for (const chunk of chunks.filter(({ isEntry }) => !isEntry)) {
          for (const name of stylesOf(chunk)) {
            const style = bundle[name]
            if (style?.type !== 'asset') throw new Error(`${name} is no file of styles.`)
            const text = JSON.stringify(String(style.source).trim())
            chunk.code = `document.head.append(Object.assign(document.createElement('style'),{textContent:${text}}));${chunk.code}`
            scriptOf.set(name, chunk.fileName)
            delete bundle[name]
          }
          chunk.viteMetadata?.importedCss.clear()
        }
        for (const chunk of chunks)
          chunk.code = chunk.code.replace(/"assets\/[\w-]+\.css"/g, (named) => {
            const script = scriptOf.get(JSON.parse(named) as string)
            return script ? JSON.stringify(script) : named
          })
      },
    },
  }
}
