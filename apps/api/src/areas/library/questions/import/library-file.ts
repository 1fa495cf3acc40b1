import * as z from 'zod'
import type { MessageKey } from '@apron/messages'
import { cleanLine, plainLine } from '#capabilities/rich-text/rich-text.ts'
import { FileErrors, type FileError, type FilePlace } from './file-errors.ts'
import { linesOf, NotJson } from './json-lines.ts'
import { content, words } from './rich-content.ts'

export type FileGroup = {
  index_html: string
  index_text: string
  header: string
  children: FileGroup[]
  items: { header: string; content: string; place: FilePlace }[]
}
type ReadGroup = Omit<FileGroup, 'items' | 'children'> & {
  items: Omit<FileGroup['items'][number], 'place'>[]
  children: ReadGroup[]
}
export type LibraryFile = { name: string; groups: FileGroup[] }

const deepest = 20

const item = z.object({ header: words(500), content }, 'imports.no_object')
/** The index of a group as it is stored. */
export const groupIndex = words(500).refine((index) => plainLine(cleanLine(index)) !== '', 'imports.says_nothing')
export const groupHeader = words(1000)
export const itemHeader = words(500)
const group: z.ZodType<ReadGroup> = z
  .object(
    {
      index: groupIndex,
      header: groupHeader,
      get children() {
        return z.array(group, 'imports.no_list').default([])
      },
      items: z.array(item, 'imports.no_list').default([]),
    },
    'imports.no_object',
  )
  .transform(({ index, ...rest }) => ({ ...storedIndex(index), ...rest }))
const file = z.object({ name: words(500), groups: z.array(group, 'imports.missing') }, 'imports.no_object')

export const storedIndex = (index: string) => ({
  index_html: cleanLine(index),
  index_text: plainLine(cleanLine(index)),
})

/** What zod says of a value, as the texts have it. */
export const problemOf = (issue: z.core.$ZodIssue): Pick<FileError, 'text' | 'values'> => ({
  text: issue.message as MessageKey,
  ...(issue.code === 'too_big' && { values: { max: Number(issue.maximum) } }),
})

/** Reads groups and items from JSON; throws `FileErrors` that name each line which cannot be taken. */
export function readLibraryFile(json: string): LibraryFile {
  const text = json.replace(/^\uFEFF/, '')
  const lines = findLines(text)
  const tooDeep = [...lines].find(([path]) => path.split('.children.').length > deepest)
  if (tooDeep)
    throw new FileErrors([{ place: { line: tooDeep[1] }, text: 'imports.too_deep', values: { max: deepest } }])
  const parsed = file.safeParse(parse(text))
  if (parsed.success) return { ...parsed.data, groups: withLines(parsed.data.groups, 'groups', lines) }
  const errors = parsed.error.issues.map((issue) => {
    const line = lineOf(lines, issue.path.map(String))
    const at = issue.path.join('.')
    return { line, error: { place: { line }, ...(at && { at }), ...problemOf(issue) } }
  })
  throw new FileErrors(errors.toSorted((one, other) => one.line - other.line).map(({ error }) => error))
}

/** Each item with the line on which its header stands. */
function withLines(groups: ReadGroup[], path: string, lines: Map<string, number>): FileGroup[] {
  return groups.map((one, index) => {
    const here = `${path}.${index}`
    const items = one.items.map((asked, place) => ({
      ...asked,
      place: { line: lineOf(lines, [...here.split('.'), 'items', String(place), 'header']) },
    }))
    return { ...one, items, children: withLines(one.children, `${here}.children`, lines) }
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileErrors([{ place: {}, text: 'imports.not_json' }])
  }
}

function findLines(text: string): Map<string, number> {
  try {
    return linesOf(text)
  } catch (error) {
    if (error instanceof NotJson) throw new FileErrors([{ place: { line: error.line }, text: 'imports.not_json' }])
    throw error
  }
}

/** The line of a value; where it is missing, that of what should hold it. */
function lineOf(lines: Map<string, number>, path: string[]): number {
  return lines.get(path.join('.')) ?? lineOf(lines, path.slice(0, -1))
}
