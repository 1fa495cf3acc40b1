import { Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { part } from '#ui/page/part.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { useDocumentId, useOutlinePlace } from '../outline-place.ts'
import { useOutline, type DocumentWithOutline } from '../use-outline.ts'

const ImportWindow = part(() => import('../imports/import-window.tsx'), 'ImportWindow', { isWindow: true })

/** A screen of the outline that the address names, once it is here; what is not open to the reader, or did not load, is said instead. */
export function OutlineFrame({
  bare = false,
  children,
}: {
  /** The texts of the items are not needed. */
  bare?: boolean
  children: (opened: DocumentWithOutline) => ReactNode
}) {
  const t = useText()
  const { importing, change } = useOutlinePlace()
  const { opened, failure, retry } = useOutline(useDocumentId(), { bare })
  if (opened)
    return (
      <>
        {children(opened)}
        {importing !== undefined && (
          <ImportWindow
            document={opened.document}
            shown={importing}
            onBegun={(id) => change({ import: id }, { replace: true })}
            onClose={() => change({ import: undefined }, { replace: true })}
          />
        )}
      </>
    )
  return (
    <Card>
      {failure === null && <LoadingRows rows={10} height={34} />}
      {failure?.status === 404 && <Unavailable />}
      {failure && failure.status !== 404 && (
        <LoadFailed title={t('outline.load_failed')} failure={failure} onRetry={retry} />
      )}
    </Card>
  )
}

/** A reference may lead to a document that was withdrawn since. */
function Unavailable() {
  const t = useText()
  return (
    <EmptyState isScreen icon={IconFileOff} title={t('outline.unavailable')} hint={t('outline.unavailable_hint')}>
      <Button renderRoot={(props) => <Link href="/document/list" {...props} />}>
        {t('outline.back_to_documents')}
      </Button>
    </EmptyState>
  )
}
