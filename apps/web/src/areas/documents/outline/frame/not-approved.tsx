import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { warnNotApproved } from './approved.ts'
import { DocumentAbout } from './document-about.tsx'
import type { DocumentWithOutline } from '../use-outline.ts'

/** An outline is changed only while its document is approved. */
export function NotApproved({ document }: DocumentWithOutline) {
  const t = useText()
  useEffect(() => void warnNotApproved(), [])
  return (
    <>
      <PageHeader title={document.name} about={<DocumentAbout document={document} />} />
      <Card>
        <EmptyState icon={IconLock} title={t('outline.not_approved_title')} hint={t('outline.not_approved_hint')}>
          <Button
            renderRoot={(props) => (
              <Link to="/document/view/$document_id/view" params={{ document_id: String(document.id) }} {...props} />
            )}
          >
            {t('outline.read')}
          </Button>
        </EmptyState>
      </Card>
    </>
  )
}
