import { media, type Medium } from '@apron/contract/documents'
import { IconPhoto } from '@tabler/icons-react'
import { useText } from '../../../lib/text/i18n.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { part } from '../../../ui/page/part.tsx'
import { fileSize } from '../../../ui/text/file-size.ts'
import { useFileMoves } from './frame/file-moves.ts'
import { LibraryPage } from './frame/library-page.tsx'
import { MediaFilters } from './frame/media-filters.tsx'
import { useMediaPlace } from './frame/media-place.ts'
import { mediaSearch, shownKinds, type MediaSearch } from './frame/media-search.ts'
import { useFiles } from './grid/files.ts'
import { GridPanel } from './grid/grid-panel.tsx'

const MediaWindow = part(() => import('./window/media-window.tsx'), 'MediaWindow', { isWindow: true })

const sizeOf = (file: Medium) => fileSize(file.bytes)

/** The pictures, videos and sounds of the library. */
export function MediaScreen() {
  const t = useText()
  return (
    <LibraryPage
      route={media.list}
      title={t('mediaScreens.title')}
      about={t('mediaScreens.media_about')}
      kinds={shownKinds}
    >
      <MediaGrid />
    </LibraryPage>
  )
}
MediaScreen.search = mediaSearch(shownKinds)

function MediaGrid() {
  const t = useText()
  const { place, change, open, step, close } = useMediaPlace<MediaSearch>()
  const { kind, search, file } = place
  const files = useFiles(media.list, { kind: kind ? [kind] : shownKinds, search }, file)
  const moves = useFileMoves()
  const isFiltered = kind !== undefined || search !== undefined
  const trash = (one: Medium) => {
    if (moves.mayTrash(one.kind)) void moves.trash(one)
  }
  return (
    <>
      <MediaFilters place={place} kinds={shownKinds} total={files.total} onChange={change} />
      <GridPanel
        key={`${kind} ${search}`}
        files={files}
        label={t('mediaScreens.place_media')}
        about={sizeOf}
        open={file}
        onOpen={open}
        onDelete={trash}
        onClear={isFiltered ? () => change({ kind: undefined, search: undefined }) : undefined}
        empty={
          <EmptyState icon={IconPhoto} title={t('mediaScreens.none_media')} hint={t('mediaScreens.none_media_hint')} />
        }
      />
      {file !== undefined && <MediaWindow id={file} files={files} moves={moves} onStep={step} onClose={close} />}
    </>
  )
}
