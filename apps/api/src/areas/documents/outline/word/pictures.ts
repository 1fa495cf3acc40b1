import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type { Language } from '@apron/messages'
import { translate } from '@apron/messages'
import { TooLarge } from '#sandbox/office/archive.ts'
import { NoOutline, outlineLimits, type Warnings } from '../outline.ts'
import type { WordPackage } from './word-package.ts'
import { escaped } from './words.ts'

/** How pictures begin that are shown in a browser. */
const beginnings = ['\u0089PNG\r\n', '\u00ff\u00d8\u00ff', 'GIF8', 'RIFF'].map((text) => Buffer.from(text, 'latin1'))
const isShown = (bytes: Buffer) => beginnings.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning))

/** A picture by its place from 1, or what is written where it cannot be shown. */
type PictureReference = { place: number } | { line: string } | null

type WordPicturesInput = {
  word: WordPackage
  warnings: Warnings
  language: Language
  keep: (place: number, bytes: Buffer) => void
}

/** Takes the pictures of a document out, each once, and gives the markup that stands for them. */
export function openPictures({ word, warnings, language, keep }: WordPicturesInput) {
  const names: string[] = []
  const byTarget = new Map<string, PictureReference>()
  const byDigest = new Map<string, number>()

  function take(target: string): PictureReference {
    const bytes = target.startsWith(`${word.folder}/`) ? bytesOf(word, target) : undefined
    if (!bytes) return leaveOut()
    const name = posix.basename(target)
    if (!isShown(bytes)) {
      warnings.add('outlines.pictures_not_shown')
      return { line: escaped(translate(language, 'outlines.picture_not_shown', { name })) }
    }
    const digest = createHash('sha256').update(bytes).digest('base64')
    const known = byDigest.get(digest)
    if (known !== undefined) return { place: known }
    const place = names.push(name)
    if (place > outlineLimits.pictures)
      throw new NoOutline('outlines.too_many_pictures', { max: outlineLimits.pictures })
    byDigest.set(digest, place)
    keep(place, bytes)
    return { place }
  }

  function leaveOut(): null {
    warnings.add('outlines.pictures_left_out')
    return null
  }

  return {
    names,
    markup(relation: string, { alt, width }: { alt: string; width: number }): string {
      const { target, isOutside } = word.relations.get(relation) ?? { target: '', isOutside: true }
      if (isOutside) leaveOut()
      if (isOutside) return ''
      if (!byTarget.has(target)) byTarget.set(target, take(target))
      const known = byTarget.get(target)
      if (!known) return ''
      if ('line' in known) return known.line
      const size = width > 0 ? ` width="${width}"` : ''
      return `<img src="/files/${known.place}/original" alt="${escaped(alt)}"${size} />`
    },
  }
}

function bytesOf({ archive }: WordPackage, target: string): Buffer | undefined {
  try {
    return archive.part(target, outlineLimits.picture)
  } catch (error) {
    if (!(error instanceof TooLarge) || error.isWhole) throw error
    const max = `${outlineLimits.picture / 1024 / 1024} MB`
    throw new NoOutline('outlines.picture_too_large', { name: posix.basename(target), max })
  }
}
