import { isOverladen, longestRichText } from '@apron/contract'
import * as z from 'zod'
import { cleanLine, cleanRichText, plainLine, plainText } from '../../../../capabilities/rich-text/rich-text.ts'
import { linesOf, NotJson } from './json-lines.ts'

export type FileGroup = {
  index_html: string
  index_text: string
  header: string
  children: FileGroup[]
  items: { header: string; content: string; line: number }[]
}
type ReadGroup = Omit<FileGroup, 'items' | 'children'> & {
  items: Omit<FileGroup['items'][number], 'line'>[]
  children: ReadGroup[]
}
export type LibraryFile = { name: string; groups: FileGroup[] }

/** Everything that is wrong with a file, a line of it each. */
export class FileErrors extends Error {
  readonly errors: string[]

  constructor(errors: string[]) {
    super(errors.join('\n'))
    this.errors = errors
  }
}

const deepest = 20
const words = (max: number) =>
  z
    .string('is missing')
    .trim()
    .min(1, 'is empty')
    .max(max, `is longer than ${max} characters`)
    .refine((text) => !text.includes('\u0000'), 'holds a character that cannot be stored')

const item = z.object(
  {
    header: words(500),
    content: words(longestRichText)
      .refine((html) => !isOverladen(html), 'holds too much markup')
      .transform(asRichText)
      .refine((html) => plainText(html) !== '', 'says nothing'),
  },
  'is not an object',
)
const group: z.ZodType<ReadGroup> = z
  .object(
    {
      index: words(500).refine((index) => plainLine(cleanLine(index)) !== '', 'says nothing'),
      header: words(1000),
      get children() {
        return z.array(group, 'is not a list').default([])
      },
      items: z.array(item, 'is not a list').default([]),
    },
    'is not an object',
  )
  .transform(({ index, ...rest }) => ({
    index_html: cleanLine(index),
    index_text: plainLine(cleanLine(index)),
    ...rest,
  }))
const file = z.object({ name: words(500), groups: z.array(group, 'is missing') }, 'is not an object')

/** Reads groups and items from JSON; throws `FileErrors` that name each line which cannot be taken. */
export function readLibraryFile(json: string): LibraryFile {
  const text = json.replace(/^\uFEFF/, '')
  const lines = findLines(text)
  const tooDeep = [...lines].find(([path]) => path.split('.children.').length > deepest)
  if (tooDeep) throw new FileErrors([`line ${tooDeep[1]}: groups are nested more than ${deepest} levels deep`])
  const parsed = file.safeParse(parse(text))
  if (parsed.success) return { ...parsed.data, groups: withLines(parsed.data.groups, 'groups', lines) }
  const errors = parsed.error.issues.map(({ path, message }) => {
    const line = lineOf(lines, path.map(String))
    return { line, text: `line ${line}: ${path.join('.') || 'the file'} ${message}` }
  })
  throw new FileErrors(errors.toSorted((one, other) => one.line - other.line).map((error) => error.text))
}

/** Each item with the line on which its header stands. */
function withLines(groups: ReadGroup[], path: string, lines: Map<string, number>): FileGroup[] {
  return groups.map((one, index) => {
    const here = `${path}.${index}`
    const items = one.items.map((asked, place) => ({
      ...asked,
      line: lineOf(lines, [...here.split('.'), 'items', String(place), 'header']),
    }))
    return { ...one, items, children: withLines(one.children, `${here}.children`, lines) }
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FileErrors([`this is not JSON: ${(error as Error).message}`])
  }
}

function findLines(text: string): Map<string, number> {
  try {
    return linesOf(text)
  } catch (error) {
    if (error instanceof NotJson) throw new FileErrors([error.message])
    throw error
  }
}

/** The line of a value; where it is missing, that of what should hold it. */
function lineOf(lines: Map<string, number>, path: string[]): number {
  return lines.get(path.join('.')) ?? lineOf(lines, path.slice(0, -1))
}

/** Rich text is cleaned; plain text gets a paragraph for each of its lines. */
function asRichText(content: string): string {
  if (/<\/?[a-z][^<>]*>/i.test(content)) return cleanRichText(content)
  const paragraphs = content.split(/\r?\n/).filter((line) => line.trim() !== '')
  return cleanRichText(paragraphs.map((line) => `<p>${escaped(line.trim())}</p>`).join(''))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
