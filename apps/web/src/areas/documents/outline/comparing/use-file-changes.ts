import { useState } from 'react'
import { paragraphsOf } from './paragraphs/paragraphs-of.ts'
import type { ShownFile } from '#blocks/viewer/shown-file.ts'
import { changedParagraphs, comparer, type ChangedParagraph } from './differences.ts'

/** How far two files are read; `changes` is null where they differ too much to say. */
export type FileReading =
  | { is: 'idle' | 'begun' | 'failed' }
  | { is: 'read'; changes: readonly ChangedParagraph[] | null; isWordless: boolean }

/** Reads two files in the browser when it is asked to, and finds the paragraphs in which they differ. */
export function useFileChanges(before: ShownFile, after: ShownFile) {
  const [reading, setReading] = useState<FileReading>({ is: 'idle' })
  const read = async () => {
    const [found, ...sides] = await Promise.all([comparer.load(), paragraphsOf(before), paragraphsOf(after)])
    const isWordless = sides.some(({ length }) => length === 0)
    setReading({ is: 'read', changes: isWordless ? [] : changedParagraphs(found, ...sides), isWordless })
  }
  const compare = () => {
    setReading({ is: 'begun' })
    read().catch(() => setReading({ is: 'failed' }))
  }
  return { reading, compare }
}
