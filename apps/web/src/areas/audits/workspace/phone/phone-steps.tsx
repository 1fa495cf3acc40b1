import type { AuditItem } from '@apron/contract/audits'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowRight, IconChevronLeft, IconNote } from '@tabler/icons-react'
import { useText } from '#lib/text/i18n.ts'
import { useCommentRights } from '../comments/comment-rights.ts'
import { newDraftPlace } from '../comments/new-draft.ts'
import { useWorkspace } from '../workspace-context.ts'
import { CameraButton } from './camera-button.tsx'
import classes from './phone-steps.module.css'
import type { Steps } from './steps.ts'

/** Brings what is being written into sight, without the keyboard that a focus would bring. */
function showComposer() {
  document.querySelector('[data-composer]')?.scrollIntoView({ block: 'end', behavior: 'smooth' })
}

/** The bar under the thumb: back, camera, note, and on to the next question, which it names. */
export function PhoneSteps({
  item,
  steps,
  groupName,
  onGo,
  onOverview,
  onNote,
}: {
  /** The question that is shown alone; none in a list. */
  item: AuditItem | undefined
  steps: Steps<AuditItem>
  /** Of the next question, where it is another group's. */
  groupName: string | undefined
  onGo: (item: AuditItem) => void
  onOverview: () => void
  onNote: () => void
}) {
  const t = useText()
  const { previous, next } = steps
  return (
    <nav className={classes.steps} data-foot aria-label={t('auditWorkspace.steps')}>
      {item && (
        <ActionIcon
          variant="default"
          size={48}
          aria-label={t('auditWorkspace.previous_item')}
          disabled={!previous}
          onClick={() => previous && onGo(previous)}
        >
          <IconChevronLeft size={24} stroke={1.6} />
        </ActionIcon>
      )}
      {item && <Evidence item={item} onNote={onNote} />}
      <Button
        className={classes.next}
        rightSection={<IconArrowRight size={20} stroke={1.8} />}
        justify="space-between"
        onClick={() => (next ? onGo(next) : onOverview())}
      >
        <span className={classes.words}>
          <span>{next ? t('auditWorkspace.next_open', { item: next.header }) : t('auditWorkspace.to_overview')}</span>
          {groupName && <small>{groupName}</small>}
        </span>
      </Button>
    </nav>
  )
}

/** Photo and note, where they may be sent now or with the answer. */
function Evidence({ item, onNote }: { item: AuditItem; onNote: () => void }) {
  const t = useText()
  const { audit } = useWorkspace()
  const { write, draft } = useCommentRights(audit, item)
  if (!write && draft === null) return null
  return (
    <>
      <CameraButton key={item.id} place={newDraftPlace(audit.id, item.id)} onTaken={showComposer} />
      <ActionIcon variant="default" size={48} aria-label={t('auditWorkspace.write_note')} onClick={onNote}>
        <IconNote size={24} stroke={1.6} />
      </ActionIcon>
    </>
  )
}
