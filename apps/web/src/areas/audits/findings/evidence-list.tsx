import { findingEvidence, type Comment, type Finding } from '@apron/contract/audits'
import { Text, Title } from '@mantine/core'
import { LoadFailed } from '#blocks/load-failed.tsx'
import { PersonChip } from '#blocks/people/person-chip.tsx'
import { useRead } from '#lib/calls/queries.ts'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { CommentFiles } from '../domain/evidence/comment-files.tsx'
import classes from './findings.module.css'
import { HeldEvidence } from './held-evidence.tsx'

/** What was found, and what was said and shown of it since. */
export function EvidenceList({ finding: { id } }: { finding: Finding }) {
  const t = useText()
  const { data, error, refetch } = useRead(findingEvidence.list, { params: { id } }, { quiet: true })
  return (
    <Card>
      <Title order={2} size="h4" mb="xs">
        {t('findingWorkflow.evidence')}
      </Title>
      <HeldEvidence findingId={id} />
      {!data && !error && <LoadingRows rows={3} />}
      {!data && error && (
        <LoadFailed title={t('findingWorkflow.evidence_failed')} failure={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && <Text c="dimmed">{t('findingWorkflow.no_evidence')}</Text>}
      <ul className={classes.evidence}>
        {data?.data
          .flatMap((comment) => [comment, ...comment.children])
          .map((comment) => (
            <Shown key={comment.id} comment={comment} />
          ))}
      </ul>
    </Card>
  )
}

function Shown({ comment }: { comment: Comment }) {
  const t = useText()
  const { user, created_at, content, result, is_final } = comment
  return (
    <li className={classes.shown}>
      <PersonChip name={user.fullname} picture={user.avatar500x500} detail={dateAndTime(created_at)} size={26} />
      {is_final && <StatusBadge tint="green">{t('findingWorkflow.conclusion')}</StatusBadge>}
      <RichText html={content} />
      {result && <RichText html={result} />}
      <CommentFiles comment={comment} />
    </li>
  )
}
