import { libraryRights, media } from '@apron/contract/documents'
import { SegmentedControl } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import { OnlyFor } from '#blocks/only-for.tsx'
import { useCan } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { useSelection } from '#ui/list/selection.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { useAboutFile } from '../frame/about-file.ts'
import { useFileMoves } from '../frame/file-moves.ts'
import { LibraryBulk } from '../choosing/media-bulk.tsx'
import { MediaFilters } from '../frame/media-filters.tsx'
import { useMediaPlace } from '../frame/media-place.ts'
import { MediaPlaces } from '../frame/media-places.tsx'
import type { MediaSearch } from '../frame/media-search.ts'
import { useFiles } from '../grid/files.ts'
import { GridPanel } from '../grid/grid-panel.tsx'
import { DropPlace } from '../sending/drop-place.tsx'
import { UploadButton } from '../sending/upload-button.tsx'
import { useSending } from '../sending/use-sending.ts'
import { libraryDocumentsSearch, type LibraryDocumentsSearch } from './library-documents-search.ts'
import classes from '../frame/media.module.css'

const DocumentList = part(() => import('./document-list.tsx'), 'DocumentList', { waits: <LoadingRows rows={8} /> })
const DocumentWindow = part(() => import('./document-window.tsx'), 'DocumentWindow', { isWindow: true })

const SendingList = part(() => import('../sending/sending-list.tsx'), 'SendingList')

const libraryKinds = ['document'] as const

/** The documents of the library, as a grid or, for those who manage them, as a list too. */
export function LibraryDocumentsScreen() {
  const t = useText()
  const sending = useSending(libraryKinds)
  return (
    <OnlyFor route={media.documents}>
      <PageHeader title={t('mediaScreens.documents_title')} about={t('mediaScreens.documents_about')}>
        <UploadButton sending={sending} />
      </PageHeader>
      <SendingList sending={sending} />
      <DropPlace sending={sending}>
        <Card flush>
          <MediaPlaces />
          <Documents />
        </Card>
      </DropPlace>
    </OnlyFor>
  )
}
LibraryDocumentsScreen.search = libraryDocumentsSearch

function Documents() {
  const t = useText()
  const mayChoose = useCan()('DOCUMENT_MANAGER')
  const mayPut = useCan()(libraryRights)
  const { place, change, open, step, close } = useMediaPlace<LibraryDocumentsSearch>()
  const { search, file } = place
  const files = useFiles(media.documents, { search }, file)
  const about = useAboutFile()
  const selection = useSelection()
  const moves = useFileMoves(selection)
  const isList = mayChoose && place.view === 'list'
  const mayTrash = moves.mayTrash('document')
  const narrow = (to: MediaSearch) => {
    selection.clear()
    change({ ...to, page: 1 })
  }
  const clear = search === undefined ? undefined : () => narrow({ search: undefined })
  const empty = (
    <EmptyState
      icon={IconFiles}
      title={t('mediaScreens.none_documents')}
      hint={mayPut ? t('mediaScreens.none_documents_hint') : undefined}
    />
  )
  return (
    <>
      <MediaFilters place={place} total={files.total} onChange={narrow}>
        {mayChoose && (
          <SegmentedControl
            aria-label={t('mediaScreens.look')}
            className={classes.look ?? ''}
            value={isList ? 'list' : 'grid'}
            data={[
              { value: 'grid', label: t('mediaScreens.look_grid') },
              { value: 'list', label: t('mediaScreens.look_list') },
            ]}
            onChange={(view) => {
              selection.clear()
              change({ view: view === 'list' ? view : undefined })
            }}
          />
        )}
      </MediaFilters>
      {isList ? (
        <DocumentList
          empty={empty}
          onClear={clear}
          moves={moves}
          selection={mayTrash ? selection : undefined}
          onOpen={open}
        />
      ) : (
        <GridPanel
          key={search}
          files={files}
          label={t('mediaScreens.documents_title')}
          about={about}
          open={file}
          onOpen={open}
          onDelete={mayTrash ? (one) => void moves.trash(one) : undefined}
          selection={mayTrash ? selection : undefined}
          onClear={clear}
          empty={empty}
        />
      )}
      <LibraryBulk selection={selection} />
      {file !== undefined && <DocumentWindow id={file} files={files} moves={moves} onStep={step} onClose={close} />}
    </>
  )
}
