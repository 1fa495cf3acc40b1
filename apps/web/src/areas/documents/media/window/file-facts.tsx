import type { Medium } from '@apron/contract/documents'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { dateAndTime } from '#lib/text/dates.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { duration } from '../frame/duration.ts'
import { Facts } from '#ui/text/facts.tsx'
import { fileSize } from '#ui/text/file-size.ts'
import { FileAddress } from './file-address.tsx'
import classes from './file-window.module.css'

/** What is known of a file; `uses` is undefined while it is looked up. */
export function FileFacts({
  file,
  uses,
  hasFailed,
}: {
  file: Medium
  uses: readonly string[] | undefined
  hasFailed: boolean
}) {
  const t = useText()
  const { width, height, deleted_at: deletedAt } = file
  return (
    <div className={classes.facts}>
      <Facts>
        <Fact term={t('mediaScreens.file_name')}>{file.file_name}</Fact>
        <Fact term={t('mediaScreens.type')}>{file.type}</Fact>
        <Fact term={t('mediaScreens.size')}>{fileSize(file.bytes)}</Fact>
        {width !== null && height !== null && (
          <Fact term={t('mediaScreens.pixels')}>
            {t('mediaScreens.pixels_of', { width: formatNumber(width), height: formatNumber(height) })}
          </Fact>
        )}
        {file.duration !== null && <Fact term={t('mediaScreens.duration')}>{duration(file.duration)}</Fact>}
        <Fact term={t('mediaScreens.owner')}>{file.owner?.fullname ?? t('mediaScreens.owner_gone')}</Fact>
        <Fact term={t('mediaScreens.uploaded_at')}>{dateAndTime(file.created_at)}</Fact>
        {deletedAt !== null && <Fact term={t('mediaScreens.deleted_at')}>{dateAndTime(deletedAt)}</Fact>}
        <Fact term={t('mediaScreens.uses')}>
          <FileUses uses={uses} hasFailed={hasFailed} />
        </Fact>
      </Facts>
      {deletedAt !== null && uses && uses.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('mediaScreens.used_stays')}
        </Text>
      )}
      {deletedAt === null && <FileAddress file={file} />}
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}

function FileUses({ uses, hasFailed }: { uses: readonly string[] | undefined; hasFailed: boolean }) {
  const t = useText()
  if (!uses) return hasFailed ? t('mediaScreens.uses_failed') : t('actions.loading')
  if (uses.length === 0) return t('mediaScreens.no_uses')
  return (
    <ul className={classes.uses}>
      {uses.map((use) => (
        <li key={use}>{use}</li>
      ))}
    </ul>
  )
}
