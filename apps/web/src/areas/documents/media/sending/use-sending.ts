import type { FileKind } from '@apron/contract'
import { useState } from 'react'
import { fileProblemAmong } from '#blocks/files/file-problem.ts'
import { useHeldPage } from '#lib/code/page-hold.ts'
import { code } from '#lib/code/code.ts'

const putting = code(() => import('./put-files.ts'))

export type MediaIntake = ReturnType<typeof useSending>

/** Takes files of these kinds for the library, several at once; what cannot be taken is said before anything is sent. */
export function useSending(kinds: readonly FileKind[]) {
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isPreparing, setPreparing] = useState(false)
  useHeldPage(isPreparing)

  async function add(files: readonly File[]) {
    setPreparing(true)
    setProblems(files.flatMap((file) => fileProblemAmong(kinds, file) ?? []))
    const taken = files.filter((file) => fileProblemAmong(kinds, file) === null)
    if (taken.length > 0) await (await putting.until()).putFiles(taken)
    setPreparing(false)
  }
  return {
    kinds,
    problems,
    isPreparing,
    take: (files: readonly File[]) => void (files.length > 0 && add(files)),
    dismiss: () => setProblems([]),
  }
}
