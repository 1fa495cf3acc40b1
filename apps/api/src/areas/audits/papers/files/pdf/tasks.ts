import { readFileSync } from 'node:fs'
import { translate } from '@apron/messages'
import { writer } from '../renderer.ts'
import { dataOf } from './data.ts'
import { lettersIn, readFonts } from './fonts.ts'
import { withoutHoles, type Heights, type PhotoPlace } from './holes.ts'

// Native code is loaded before its task begins, and no more of it after that.
const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
const template = readFileSync(new URL('paper.typ', import.meta.url), 'utf8')

/** Joins and chooses between forms of the letter beside it; without that letter nothing. */
const joining = /\u200d|[\u{fe00}-\u{fe0f}]/gu
const always = new Set(['\n', '\t', '\u200b', '\u00ad'])

/** Behind the sandbox: writes a paper as PDF, for archives and with tags. */
export const tasks = writer(async (paper, { pictures, about, tell }) => {
  const fonts = readFonts()
  const known = lettersIn(fonts)
  const drawable = (text: string, lacking: () => void = () => undefined) =>
    Array.from(text.replace(joining, '').toWellFormed(), (letter) => {
      if (always.has(letter) || known.has(letter.codePointAt(0)!)) return letter
      lacking()
      return '□'
    }).join('')
  let missing = 0
  const { data, files } = dataOf(paper, pictures, (text) => drawable(text, () => (missing += 1)))
  // What stands in its properties alone is missed by nobody.
  const said = Object.entries(about).map(([name, words]) => [name, drawable(words)])
  const note = missing > 0 ? translate(paper.lang, 'exports.missing_letters', { count: missing }) : null
  tell(0.3)
  const bytes = compile(fonts, { ...data, about: Object.fromEntries(said), note }, files)
  return { bytes, letters: missing }
})

function compile(fonts: Buffer[], data: object, files: ReadonlyMap<string, Buffer>): Buffer {
  const workspace = process.cwd()
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] })
  for (const [path, bytes] of files) compiler.mapShadow(`${workspace}/${path}`, Buffer.from(bytes))
  const lay = (heights: Heights) => {
    compiler.mapShadow(`${workspace}/data.json`, Buffer.from(JSON.stringify({ ...data, heights })))
    const made = compiler.compile({ mainFileContent: template })
    const { result } = made
    if (!result)
      throw new Error(`not compiled: ${JSON.stringify(made.takeDiagnostics()?.shortDiagnostics).slice(0, 400)}`)
    const find = (selector: string) => compiler.query(result, { selector, field: 'value' }) as PhotoPlace[]
    return { result, follows: find('<follows>'), stands: find('<stands>') }
  }
  return compiler.pdf(withoutHoles(lay).result, { pdfStandard: 'a-2a' })
}
