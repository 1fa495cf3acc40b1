import { media, type Medium } from '@apron/contract/documents'
import { IconPhoto } from '@tabler/icons-react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useSelection } from '#ui/list/selection.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { useAboutFile } from './frame/about-file.ts'
import { useFileMoves } from './frame/file-moves.ts'
import { LibraryBulk } from './choosing/media-bulk.tsx'
import { MediaFilters } from './frame/media-filters.tsx'
import { useMediaPlace } from './frame/media-place.ts'
import { MediaPlaces } from './frame/media-places.tsx'
import { mediaSearch, shownKinds, type MediaSearch } from './frame/media-search.ts'
import { useFiles } from './grid/files.ts'
import { GridPanel } from './grid/grid-panel.tsx'
import { DropPlace } from './sending/drop-place.tsx'
import { UploadButton } from './sending/upload-button.tsx'
import { useSending } from './sending/use-sending.ts'

const MediaWindow = part(() => import('./window/media-window.tsx'), 'MediaWindow', { isWindow: true })

const SendingList = part(() => import('./sending/sending-list.tsx'), 'SendingList')

/** The pictures, videos and sounds of the library. */
export function MediaScreen() {
  const t = useText()
  const sending = useSending(shownKinds)
  return (
    <OnlyFor route={media.list}>
      <PageHeader title={t('mediaScreens.title')} about={t('mediaScreens.media_about')}>
        <UploadButton sending={sending} />
      </PageHeader>
      <SendingList sending={sending} />
      <DropPlace sending={sending}>
        <Card flush>
          <MediaPlaces />
          <MediaGrid />
        </Card>
      </DropPlace>
    </OnlyFor>
  )
}
MediaScreen.search = mediaSearch(shownKinds)

function MediaGrid() {
  const t = useText()
  const { place, change, open, step, close } = useMediaPlace<MediaSearch>()
  const { kind, search, file } = place
  const files = useFiles(media.list, { kind: kind ? [kind] : shownKinds, search }, file)
  const about = useAboutFile()
  const selection = useSelection()
  const moves = useFileMoves(selection)
  const isFiltered = kind !== undefined || search !== undefined
  const narrow = (to: MediaSearch) => {
    selection.clear()
    change(to)
  }
  const trash = (one: Medium) => {
    if (moves.mayTrash(one.kind)) void moves.trash(one)
  }
  return (
    <>
      <MediaFilters place={place} kinds={shownKinds} total={files.total} onChange={narrow} />
      <GridPanel
        key={`${kind} ${search}`}
        files={files}
        label={t('mediaScreens.place_media')}
        about={about}
        open={file}
        onOpen={open}
        onDelete={trash}
        selection={moves.mayTrash('image') ? selection : undefined}
        onClear={isFiltered ? () => narrow({ kind: undefined, search: undefined }) : undefined}
        empty={
          <EmptyState icon={IconPhoto} title={t('mediaScreens.none_media')} hint={t('mediaScreens.none_media_hint')} />
        }
      />
      <LibraryBulk selection={selection} />
      {file !== undefined && <MediaWindow id={file} files={files} moves={moves} onStep={step} onClose={close} />}
    </>
  )
}
