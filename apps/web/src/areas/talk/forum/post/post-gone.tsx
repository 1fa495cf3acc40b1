import { Button } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'

/** A link led to a post that is deleted, or never was. */
export function PostGone() {
  const t = useText()
  return (
    <EmptyState isScreen icon={IconMessages} title={t('forum.gone')} hint={t('forum.gone_hint')}>
      <Button renderRoot={(props) => <Link to="/forum/list" {...props} />}>{t('forum.to_list')}</Button>
    </EmptyState>
  )
}
