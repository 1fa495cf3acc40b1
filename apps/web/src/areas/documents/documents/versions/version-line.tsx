import { documentVersions, type DocumentDetail, type DocumentVersion } from '@apron/contract/documents'
import { Button, Text } from '@mantine/core'
import { IconArrowsDiff, IconEye, IconTrash } from '@tabler/icons-react'
import { RejectedLine } from '#blocks/review/rejected-line.tsx'
import { StatusWord } from '#blocks/status/status-word.tsx'
import { useRemoval } from '#blocks/removal.ts'
import { Link } from '#lib/router/link.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { dateAndTime } from '#lib/text/dates.ts'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { confirmDelete } from '#ui/window/confirm.ts'
import { fileSize } from '#ui/text/file-size.ts'
import { DecideVersion } from './decide-version.tsx'
import { isSuperseded } from './version-state.ts'
import classes from '../documents.module.css'

/** One edition: what it is, and what can be done with it. */
export function VersionLine({
  version,
  document,
  waits,
  onView,
}: {
  version: DocumentVersion
  document: DocumentDetail
  waits: boolean
  onView: (version: DocumentVersion) => void
}) {
  const t = useText()
  const canCall = useCanCall()
  const label = t('documentList.version_name', { version: version.label })
  const { remove } = useRemoval(documentVersions.remove, confirmDelete)
  const mayRemove = canCall(documentVersions.remove)
  const { file, note, maker, acknowledged } = version
  return (
    <li className={classes.version} data-waits={waits || undefined}>
      <div className={classes.head}>
        <strong>{label}</strong>
        {version.is_in_force ? (
          <span className={classes.inForce}>{t('documentList.in_force')}</span>
        ) : isSuperseded(version) ? (
          <span className={classes.superseded}>{t('documentList.superseded')}</span>
        ) : (
          <StatusWord status={version.status} />
        )}
        {version.is_editorial && <Text c="dimmed">{t('documentList.editorial')}</Text>}
      </div>
      <p className={classes.about}>
        {maker
          ? t('documentList.uploaded_by', { name: maker.fullname, at: dateAndTime(version.created_at) })
          : dateAndTime(version.created_at)}
        {file && ` · ${file.name} (${fileSize(file.bytes)})`}
        {acknowledged > 0 &&
          ` · ${t('documentList.acknowledged', { count: acknowledged, formatted: formatNumber(acknowledged) })}`}
      </p>
      {note && <p className={classes.about}>{note}</p>}
      <RejectedLine kind="document_versions" record={version} name={label} />
      <div className={classes.moves}>
        {file && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('documentList.view_version', { version: version.label })}
            leftSection={<IconEye size={16} stroke={1.6} />}
            onClick={() => onView(version)}
          >
            {t('documentList.view')}
          </Button>
        )}
        {!version.is_in_force && document.current_version_id !== null && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowsDiff size={16} stroke={1.6} />}
            renderRoot={(props) => (
              <Link
                to="/document/view/$document_id/comparison"
                params={{ document_id: String(document.id) }}
                search={compared(version, document)}
                {...props}
              />
            )}
          >
            {t('documentList.compare')}
          </Button>
        )}
        {waits && <DecideVersion document={document} version={version} />}
        {mayRemove && version.kept_because === null && (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            aria-label={t('documentList.delete_version', { version: version.label })}
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={() => remove(label, { params: { id: document.id, versionId: version.id } })}
          >
            {t('actions.delete')}
          </Button>
        )}
      </div>
      {mayRemove && version.kept_because !== null && <p className={classes.about}>{version.kept_because}</p>}
    </li>
  )
}

/** The earlier of the two on the left: a version before the one in force came before it, one that waits comes after. */
function compared(version: DocumentVersion, { current_version_id }: DocumentDetail) {
  const [present, other] = [current_version_id ?? version.id, version.id]
  return other > present ? { from: present, to: other } : { from: other, to: present }
}
