import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The words of a Word file as we write it (RTF), and how many pictures lie inside it. */
export function readWord(file: string): { text: string; pictures: number } {
  if (!file.startsWith('{\\rtf1') || balanceOf(file) !== 0) throw new Error('not a whole document')
  const pictures = [...file.matchAll(/\\jpegblip[^\n]*\n(ffd8[0-9a-f]+ffd9)\}/g)].length
  const text = file
    // A backslash of the words is no sign of the format.
    .replaceAll('\\\\', '\uE000')
    .replace(/\\jpegblip[^\n]*\n[0-9a-f]+/g, '')
    .replace(/\{\\(?:\*|fonttbl|colortbl|stylesheet|info)[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, '')
    .replace(/\\u(-?\d+)\?/g, (_, code: string) => String.fromCharCode(Number(code) & 0xffff))
    .replace(/\\(?:par|line|cell|row|tab)(?![a-z])/g, '\n')
    .replace(/\\[a-z]+-?\d* ?/g, '')
    .replace(/\\([{}])|[{}]/g, '$1')
    .replaceAll('\uE000', '\\')
  return { text: tidy(text), pictures }
}

function balanceOf(file: string): number {
  return (file.match(/(?<!\\)\{/g)?.length ?? 0) - (file.match(/(?<!\\)\}/g)?.length ?? 0)
}

export const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** What LibreOffice reads from a Word file: words, pictures and the file as PDF; null where it is not installed. */
export async function convertWord(file: string): Promise<{ text: string; pictures: number; pdf: Buffer } | null> {
  const directory = await mkdtemp(join(tmpdir(), 'apron-word-'))
  try {
    const source = join(directory, 'minutes.doc')
    await writeFile(source, file, 'latin1')
    const office = (format: string) =>
      run(
        'soffice',
        [
          `-env:UserInstallation=file://${directory}/profile`,
          '--headless',
          '--convert-to',
          format,
          '--outdir',
          directory,
          source,
        ],
        { timeout: 120_000 },
      )
    await office('fodt')
    await office('pdf')
    const document = await readFile(join(directory, 'minutes.fodt'), 'utf8')
    const body = document.slice(document.indexOf('<office:body>'))
    const pictures = body.match(/<draw:image/g)?.length ?? 0
    const words = body
      .replace(/<office:binary-data>[^<]*<\/office:binary-data>/g, '')
      .replace(/<text:s(?: [^>]*)?\/>|<text:line-break\/>|<\/text:(?:p|h)>/g, ' ')
      .replace(/<[^>]*>/g, '')
    return { text: tidy(plain(words)), pictures, pdf: await readFile(join(directory, 'minutes.pdf')) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && (error as { path?: string }).path === 'soffice')
      return null
    throw error
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

function plain(xml: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return xml.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
