import { media, type Medium } from '@apron/contract/documents'
import { IconTrash } from '@tabler/icons-react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { useSelection } from '#ui/list/selection.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { useFileMoves } from './frame/file-moves.ts'
import { TrashBulk } from './choosing/media-bulk.tsx'
import { MediaFilters } from './frame/media-filters.tsx'
import { useMediaPlace } from './frame/media-place.ts'
import { MediaPlaces } from './frame/media-places.tsx'
import { allKinds, mediaSearch, type MediaSearch } from './frame/media-search.ts'
import { useFiles } from './grid/files.ts'
import { GridPanel } from './grid/grid-panel.tsx'

const TrashWindow = part(() => import('./window/trash-window.tsx'), 'TrashWindow', { isWindow: true })

const deletion = (file: Medium) => dateAndTime(file.deleted_at)

/** What was deleted from the library, until it is restored or deleted for good. */
export function MediaTrashScreen() {
  const t = useText()
  return (
    <OnlyFor route={media.trash}>
      <PageHeader title={t('mediaScreens.trash_title')} about={t('mediaScreens.trash_about')} />
      <Card flush>
        <MediaPlaces />
        <TrashGrid />
      </Card>
    </OnlyFor>
  )
}
MediaTrashScreen.search = mediaSearch(allKinds)

function TrashGrid() {
  const t = useText()
  const { place, change, open, step, close } = useMediaPlace<MediaSearch>()
  const { kind, search, file } = place
  const files = useFiles(media.trash, { kind: kind && [kind], search }, file)
  const selection = useSelection()
  const moves = useFileMoves(selection)
  const isFiltered = kind !== undefined || search !== undefined
  const narrow = (to: MediaSearch) => {
    selection.clear()
    change(to)
  }
  return (
    <>
      <MediaFilters place={place} kinds={allKinds} total={files.total} onChange={narrow} />
      <GridPanel
        key={`${kind} ${search}`}
        files={files}
        label={t('mediaScreens.trash_title')}
        about={deletion}
        open={file}
        onOpen={open}
        onDelete={moves.mayDestroy ? (one) => void moves.destroy(one) : undefined}
        selection={moves.mayRestore || moves.mayDestroy ? selection : undefined}
        onClear={isFiltered ? () => narrow({ kind: undefined, search: undefined }) : undefined}
        empty={<EmptyState icon={IconTrash} title={t('trash.empty')} hint={t('trash.empty_hint')} />}
      />
      <TrashBulk selection={selection} />
      {file !== undefined && <TrashWindow id={file} files={files} moves={moves} onStep={step} onClose={close} />}
    </>
  )
}
