import type { PostAbout } from '@apron/contract/talk'
import { IconClipboardCheck } from '@tabler/icons-react'
import { Link } from '#lib/router/link.tsx'
import { useText } from '#lib/text/i18n.ts'
import classes from './forum.module.css'

/** What a post is about, for whoever may see that, with the way there. */
export function AboutLine({ about }: { about: PostAbout }) {
  const t = useText()
  const { audit_id, audit_item_id, group_id, library_item_id, header, audit, finding_number: number } = about
  const href =
    audit_id === null
      ? `/checklist-item/list?group_id=${group_id}&panel=item&item=${library_item_id}`
      : `/checklist/${audit_id}/view?group_id=${group_id}&item=${audit_item_id}`
  return (
    <div className={classes.about}>
      <IconClipboardCheck size={18} stroke={1.6} aria-hidden="true" />
      <span>{t(audit_id === null ? 'forum.about_library' : number ? 'forum.about_finding' : 'forum.about_audit')}</span>
      <Link href={href}>{[number, header, audit].filter(Boolean).join(' · ')}</Link>
    </div>
  )
}
