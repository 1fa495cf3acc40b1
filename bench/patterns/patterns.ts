import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'

/** A regular expression as the sources of the product write it. */
export type Pattern = { file: string; source: string; flags: string }

const root = fileURLToPath(new URL('../..', import.meta.url))
const rooms = ['apps/api/src', 'apps/web/src', 'packages/contract/src', 'packages/messages/src']
const leftOut = /\.test\.tsx?$|(?:^|[\\/])(?:testing|seeds)[\\/]/

/** All regular expressions of server and web; throws at one that is put together while the product runs. */
export function findPatterns(): Pattern[] {
  return rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !leftOut.test(name))
      .flatMap((name) => patternsIn(join(room, name))),
  )
}

function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = []
  const tree = parseSync(readFileSync(join(root, file), 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') })
  const open: unknown[] = [tree]
  for (const node of open) {
    if (typeof node !== 'object' || node === null) continue
    if (isNode(node, 'RegExpLiteral')) found.push({ file, source: node.pattern!, flags: node.flags! })
    if (isNode(node, 'NewExpression', 'CallExpression') && node.callee?.value === 'RegExp') {
      throw new Error(`${file}: write the pattern as a literal, so that it is tried with hostile texts`)
    }
    open.push(...Object.values(node))
  }
  return found
}

type Node = { type: string; callee?: { value?: string }; pattern?: string; flags?: string }
const isNode = (value: object, ...types: string[]): value is Node =>
  'type' in value && types.includes(value.type as string)

/** What a class of signs takes, for building texts that a pattern nearly matches. */
const signsOf: [RegExp, string[]][] = [
  [/\\s|\[\^/, [' ', '\t', '\n', '\u00a0']],
  [/\\S|\\w|\\p\{L|\.|\[\^|a-z/, ['a', 'Z', 'ệ']],
  [/\\d|0-9|\\w/, ['1']],
  [/\\p\{(?:M|Mn)\}/, ['\u0301', 'e\u0301\u0323']],
  [/Emoji|Pictographic/, ['👍🏽', '🏽', '👩‍👩‍👧‍👦', '🇻🇳', '❤️', '1️⃣']],
]
const everywhere = [
  '<',
  '<a',
  '<img src="/files/1/small',
  '</',
  '&',
  '"',
  '👍🏽',
  '\u0301',
  '\u200d',
  ' ',
  '-',
  '(',
  '{{',
  '\\',
]

/** Texts of at least so many characters that are hard on a pattern: repeats of what it takes, with and without an end that it does not take. */
export function hostileTexts({ source }: Pick<Pattern, 'source'>, length: number): string[] {
  const classes = signsOf.flatMap(([written, signs]) => (written.test(source) ? signs : []))
  // The words that stand in the pattern, and each of its signs by itself.
  const plain = source.replace(/\\[pP]\{\w+\}|\\[a-zA-Z]|\(\?<?[:=!]/g, '\0').replace(/\\/g, '')
  const words = plain.split(/[\0()[\]|?*+^$]+/).filter((word) => word.length > 1)
  const single = [...plain].filter((sign) => sign !== '\0')
  const units = new Set([...classes, ...single, ...words, ...everywhere])
  const whole = words.join('')
  if (whole) units.add(whole)
  // What is read twice over shows with few signs; many are for what reads the rest anew at every sign.
  if (length < 1000)
    for (const one of [...words, ...single]) for (const other of [...classes, ...words]) units.add(one + other)
  return [...units].flatMap((unit) => {
    const many = unit.repeat(Math.ceil(length / unit.length))
    return [many, `${many}\0`, `${whole}${many}\n!`]
  })
}
