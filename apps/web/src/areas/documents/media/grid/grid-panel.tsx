import type { Medium } from '@apron/contract/documents'
import type { ReactNode } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useText } from '#lib/text/i18n.ts'
import type { Selection } from '#ui/list/selection.ts'
import { NothingFound } from '#ui/page/empty-state.tsx'
import { FileGrid } from './file-grid.tsx'
import type { Files } from './files.ts'
import { LoadingTiles } from './loading-tiles.tsx'

/** A grid of files in every state that it can be in: on its way, failed, empty, nothing found, filled. */
export function GridPanel({
  files,
  empty,
  onClear,
  ...grid
}: {
  files: Files
  empty: ReactNode
  /** Takes the search away; undefined while nothing is looked for. */
  onClear: (() => void) | undefined
  label: string
  about: (file: Medium) => string
  open: number | undefined
  onOpen: (id: number) => void
  onDelete: ((file: Medium) => void) | undefined
  selection: Selection | undefined
}) {
  const t = useText()
  const { total, failure } = files
  if (failure) return <LoadFailed title={t('mediaScreens.failed')} failure={failure} onRetry={files.retry} />
  if (total === undefined) return <LoadingTiles />
  if (total > 0) return <FileGrid files={files} total={total} {...grid} />
  if (!onClear) return empty
  return <NothingFound onClear={onClear} />
}
