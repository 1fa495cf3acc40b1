import { approvalStatus } from '@apron/contract'
import { documentVersions, type DocumentDetail } from '@apron/contract/documents'
import { DocumentTies } from '../../domain/document-ties.tsx'
import { ExpiredNote } from '../../domain/expired-note.tsx'
import { StatusWord } from '#blocks/status/status-word.tsx'
import { Link } from '#lib/router/link.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import classes from './outline.module.css'

/** Which edition of a document is shown, and its status where it is not in force. */
export function DocumentAbout({ document }: { document: DocumentDetail }) {
  const t = useText()
  const mayCompare = useCanCall()(documentVersions.list) && document.versions.length > 1
  return (
    <span className={classes.about}>
      {t('outline.version', { version: document.version })}
      {document.status.code !== approvalStatus.APPROVAL && <StatusWord status={document.status} />}
      {mayCompare && (
        <Link to="/document/view/$document_id/comparison" params={{ document_id: String(document.id) }}>
          {t('outline.compare')}
        </Link>
      )}
      <ExpiredNote document={document} />
      <DocumentTies document={document} />
    </span>
  )
}
