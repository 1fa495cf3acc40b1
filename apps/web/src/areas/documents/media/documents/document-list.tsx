import { media, type Medium } from '@apron/contract/documents'
import { UnstyledButton } from '@mantine/core'
import { IconDownload, IconEye } from '@tabler/icons-react'
import { useMemo, type ReactNode } from 'react'
import { Pager } from '#blocks/pager.tsx'
import { download } from '#blocks/viewer/download.ts'
import { useRead } from '#lib/calls/queries.ts'
import { useFilters } from '#lib/page/filters.ts'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { NothingFound } from '#ui/page/empty-state.tsx'
import type { Selection } from '#ui/list/selection.ts'
import { DeleteLine, RowActions } from '#ui/list/row-actions.tsx'
import { DataTable, type Column } from '#ui/table/data-table.tsx'
import { fileSize } from '#ui/text/file-size.ts'
import { MenuLine } from '#ui/window/menu-lines.tsx'
import type { FileMoves } from '../frame/file-moves.ts'
import type { LibraryDocumentsSearch } from './library-documents-search.ts'
import classes from './document-list.module.css'

const nameOf = (file: Medium) => file.file_name

/** The documents of the library, a page at a time. */
export function DocumentList({
  empty,
  onClear,
  moves,
  selection,
  onOpen,
}: {
  empty: ReactNode
  onClear: (() => void) | undefined
  moves: FileMoves
  /** Undefined where nothing can be done with several. */
  selection: Selection | undefined
  onOpen: (id: number) => void
}) {
  const t = useText()
  const [{ search, page, per_page }, setFilters] = useFilters<LibraryDocumentsSearch>()
  const { data } = useRead(media.documents, { query: { search, page, per_page } })
  const columns = useColumns(onOpen)
  return (
    <>
      <DataTable
        label={t('mediaScreens.documents_title')}
        columns={columns}
        rows={data?.data}
        nameOf={nameOf}
        {...(selection && { selection })}
        actions={(row) => <DocumentActions file={row} moves={moves} onOpen={onOpen} />}
        empty={onClear ? <NothingFound onClear={onClear} /> : empty}
      />
      <Pager meta={data?.meta} onChange={setFilters} />
    </>
  )
}

function DocumentActions({ file, moves, onOpen }: { file: Medium; moves: FileMoves; onOpen: (id: number) => void }) {
  const t = useText()
  return (
    <RowActions name={file.file_name}>
      <MenuLine Icon={IconEye} onClick={() => onOpen(file.id)}>
        {t('mediaScreens.view')}
      </MenuLine>
      <MenuLine Icon={IconDownload} onClick={() => download({ url: file.url, name: file.file_name })}>
        {t('mediaScreens.download')}
      </MenuLine>
      {moves.mayTrash('document') && <DeleteLine onClick={() => void moves.trash(file)} />}
    </RowActions>
  )
}

function useColumns(onOpen: (id: number) => void): Column<Medium>[] {
  const t = useText()
  return useMemo(
    () => [
      {
        id: 'file_name',
        header: t('mediaScreens.file_name'),
        card: 'title',
        cell: (row) => (
          <UnstyledButton className={classes.name} onClick={() => onOpen(row.id)}>
            {row.file_name}
          </UnstyledButton>
        ),
      },
      { id: 'bytes', header: t('mediaScreens.size'), width: 110, align: 'end', cell: (row) => fileSize(row.bytes) },
      {
        id: 'owner',
        header: t('mediaScreens.owner'),
        width: '22%',
        from: 700,
        cell: (row) => row.owner?.fullname ?? t('mediaScreens.owner_gone'),
      },
      {
        id: 'created_at',
        header: t('mediaScreens.uploaded_at'),
        width: 160,
        cell: (row) => dateAndTime(row.created_at),
      },
    ],
    [t, onOpen],
  )
}
