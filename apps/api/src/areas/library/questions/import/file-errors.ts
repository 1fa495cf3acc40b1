import { translate, type Language, type MessageKey, type MessageValues } from '@apron/messages'

/** Where something of a file stands; the file as a whole where nothing is said. */
export type FilePlace = { line: number } | { cell: string } | Record<never, never>
export type FileError = {
  place: FilePlace
  /** The path of the value, where people write the file by hand. */
  at?: string
  text: MessageKey
  values?: MessageValues
}

/** Everything that is wrong with a file. */
export class FileErrors extends Error {
  readonly errors: readonly FileError[]

  constructor(errors: readonly FileError[]) {
    super(errors.map((error) => sentenceOf(error, 'en')).join('\n'))
    this.errors = errors
  }
}

/** Where it stands, as people say it. */
export function placeOf({ place }: FileError, language: Language): string {
  if ('line' in place) return translate(language, 'imports.line', { line: place.line })
  if ('cell' in place) return translate(language, 'imports.cell', { cell: place.cell })
  return translate(language, 'imports.the_file')
}

/** What is wrong there. */
export const textOf = ({ at, text, values }: FileError, language: Language) =>
  [...(at === undefined ? [] : [at]), translate(language, text, values)].join(' ')

export const sentenceOf = (error: FileError, language: Language) =>
  `${placeOf(error, language)}: ${textOf(error, language)}`
