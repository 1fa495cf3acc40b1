import type { AuditItem } from '@apron/contract/audits'
import { checklistItems } from '@apron/contract/library'
import { Modal, Text } from '@mantine/core'
import { ParagraphLink } from '#blocks/files/paragraph-link.tsx'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { useText } from '#lib/text/i18n.ts'
import { useRead } from '#lib/calls/queries.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import classes from './modals.module.css'

/** The documents an item refers to, with the clauses that it names. */
export function ReferencesModal({ item, onClose }: { item: AuditItem; onClose: () => void }) {
  const t = useText()
  const params = { id: item.library_item_id }
  const { data, error, refetch } = useRead(checklistItems.references, { params }, { quiet: true })
  return (
    <Modal
      opened
      onClose={onClose}
      size={760}
      title={`${t('auditWorkspace.references')}: ${item.header}`}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {!data && !error && <LoadingRows rows={3} />}
      {!data && error && (
        <LoadFailed title={t('auditWorkspace.references_failed')} failure={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && <Text c="dimmed">{t('auditWorkspace.references_none')}</Text>}
      {data?.data.map((document) => (
        <section key={document.id} className={classes.document}>
          <h3>
            {document.name} <small>{t('auditWorkspace.version', { version: document.version })}</small>
          </h3>
          {document.items.map((outline) => (
            <details key={outline.id} open={document.items.length === 1}>
              <summary>
                <span>{outline.index}</span>
                <span>{outline.header}</span>
              </summary>
              <div className={classes.outline}>
                {outline.is_gone && <Text c="dimmed">{t('auditWorkspace.reference_gone')}</Text>}
                <RichText html={outline.content} />
                <ParagraphLink to={{ id: outline.id, document }}>{t('auditWorkspace.reference_open')}</ParagraphLink>
              </div>
            </details>
          ))}
        </section>
      ))}
    </Modal>
  )
}
