import type { Language } from '@apron/messages'
import type { Warnings } from '../outline.ts'
import type { Block } from './blocks.ts'
import { readLists } from './lists.ts'
import { openNumbers } from './numbers.ts'
import { openPictures } from './pictures.ts'
import { openStory } from './story.ts'
import { readStyles } from './styles.ts'
import type { Surroundings } from './surroundings.ts'
import { openWord, type WordPackage } from './word-package.ts'

export type WordText = {
  blocks: Block[]
  /** The words of a footnote by its number. */
  note(number: number): string
  /** The names of the pictures, which are kept by their places from 1. */
  pictures: string[]
}

export type WordOptions = {
  language: Language
  warnings: Warnings
  keep: (place: number, bytes: Buffer) => void
  /** Receives how much of the text has been read, from 0 to 1. */
  tell?: (share: number) => void
}

/** Reads the text of a Word document (.docx). Throws where it cannot be read, and `NoOutline` where it is too much. */
export function readWord(bytes: Buffer, { language, warnings, keep, tell }: WordOptions): WordText {
  const word = openWord(bytes)
  const styles = readStyles(word)
  const lists = readLists(word, styles)
  const pictures = openPictures({ word, warnings, language, keep })
  const numbers: string[] = []
  const note: Surroundings['note'] = (kind, id) => {
    // The lines above all notes are notes as well.
    if (Number(id) <= 0) return null
    const at = numbers.indexOf(`${kind} ${id}`)
    return at < 0 ? numbers.push(`${kind} ${id}`) : at + 1
  }
  const relations = word.relations
  const around = { styles, relations, warnings, count: openNumbers(lists, styles), note, picture: pictures.markup }
  const story = openStory(around)
  word.read(word.main, tell ? { ...story, read: tell } : story)
  const notes = new Map([...readNotes(word, 'footnote', around), ...readNotes(word, 'endnote', around)])
  return {
    blocks: story.take(),
    note: (number) => notes.get(numbers[number - 1] ?? '') ?? '',
    pictures: pictures.names,
  }
}

/** The words of the notes of a kind. */
function readNotes(word: WordPackage, kind: 'footnote' | 'endnote', around: Surroundings): Map<string, string> {
  const notes = new Map<string, string>()
  const story = openStory({
    ...around,
    relations: word.relationsOf(`${kind}s`),
    picture: () => '',
    note: () => null,
  })
  let id: string | undefined
  word.readPart(`${kind}s`, {
    ...story,
    open(name, attribute) {
      if (name === `w:${kind}`) id = attribute('w:id') ?? ''
      return story.open(name, attribute)
    },
    close(name) {
      story.close(name)
      if (name === `w:${kind}`) notes.set(`${kind} ${id}`, linesOf(story.take()).join('<br>'))
    },
  })
  return notes
}

const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? block.html
      : block.rows.flatMap(({ cells }) => cells.flatMap((cell) => linesOf(cell.blocks))),
  )
