import { approvalStatus } from '@apron/contract'
import { documents, type Document } from '@apron/contract/documents'
import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { ReviewControl } from '#blocks/status/review-control.tsx'
import { StatusWord } from '#blocks/status/status-word.tsx'
import { dayMonthYear } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import type { Column } from '#ui/table/data-table.tsx'
import { useDocumentsPlace } from '../documents-place.ts'
import classes from '../documents.module.css'

/** What the list says of a document. */
export function useDocumentColumns(seesVersions: boolean): Column<Document>[] {
  const t = useText()
  const { open } = useDocumentsPlace()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('documentList.name'),
        sortable: true,
        card: 'title',
        cell: (row) => (
          <UnstyledButton className={classes.name} onClick={() => open('read', row.id)}>
            {row.name}
          </UnstyledButton>
        ),
      },
      {
        id: 'version',
        header: t('documentList.version'),
        sortable: true,
        width: 132,
        cell: (row) => <Version document={row} onOpen={seesVersions ? () => open('versions', row.id) : undefined} />,
      },
      {
        id: 'expires_on',
        header: t('documentList.expires'),
        sortable: true,
        width: 122,
        cell: (row) => <Expiry document={row} />,
      },
      {
        id: 'status',
        header: t('documentList.status'),
        sortable: true,
        width: 150,
        card: 'corner',
        // What waits beside the one in force is decided about where it can be seen.
        cell: (row) =>
          row.new_version !== null && row.status.code === approvalStatus.APPROVAL ? (
            <StatusWord status={row.status} />
          ) : (
            <ReviewControl record={row} name={row.name} kind="documents" routes={documents} />
          ),
      },
    ],
    [t, open, seesVersions],
  )
}

function Version({ document, onOpen }: { document: Document; onOpen: (() => void) | undefined }) {
  const t = useText()
  const waits = document.new_version && t('documentList.new_version', { version: document.new_version })
  return (
    <>
      {document.version}
      {waits &&
        (onOpen ? (
          <UnstyledButton className={classes.newVersion} onClick={onOpen}>
            {waits}
          </UnstyledButton>
        ) : (
          <span className={classes.newVersion}>{waits}</span>
        ))}
    </>
  )
}

function Expiry({ document: { expires_on, is_expired } }: { document: Document }) {
  const t = useText()
  if (!expires_on) return <span className={classes.dimmed}>{t('documentList.no_expiry')}</span>
  return (
    <span data-expired={is_expired || undefined} className={classes.expiry}>
      {dayMonthYear(expires_on)}
      {is_expired && <small>{t('documentList.expired')}</small>}
    </span>
  )
}
