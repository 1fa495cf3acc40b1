import { auditWorkspace, type AuditDetail } from '@apron/contract/audits'
import { Button, CloseButton, Paper, Text } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { usePutAway } from '#lib/session/put-away.ts'
import { useText } from '#lib/text/i18n.ts'
import { useMay } from '../audit-rights.ts'
import classes from './first-audit.module.css'
import { usePlaceOf } from './place-of.ts'

/** The steps of the tour, and what on the screen each is about. */
const bubbles = [
  ['groups', '[role=tree]'],
  ['answers', '[data-item] [aria-pressed]'],
  ['evidence', '[data-item] button:not([aria-pressed])'],
  ['away', null],
  ['progress', '[role=progressbar]'],
] as const

/** Explains an audit to somebody who has never answered a question, or who wants it; nothing of it is in their way. */
export function FirstAudit({ audit }: { audit: AuditDetail }) {
  const t = useText()
  const titleId = useId()
  const mayAnswer = useMay()(auditWorkspace.answer, audit)
  const [said, say] = usePutAway('first-audit')
  const isNew = useNew(mayAnswer && said === 'nothing')
  const [at, setAt] = useState(0)
  const isShown = mayAnswer && (said === 'wanted' || isNew)
  const [name, about] = bubbles[at]!
  const place = usePlaceOf(isShown ? about : null)
  if (!isShown) return null
  const isLast = at === bubbles.length - 1
  return (
    <>
      {place && <div className={classes.ring} style={place} aria-hidden="true" />}
      <Paper role="dialog" aria-labelledby={titleId} className={classes.bubble}>
        <div className={classes.head}>
          <Text size="sm" c="dimmed">
            {t('firstAudit.title')} · {t('firstAudit.step', { place: at + 1, count: bubbles.length })}
          </Text>
          <CloseButton aria-label={t('firstAudit.skip')} onClick={() => say('away')} />
        </div>
        <div aria-live="polite">
          <Text id={titleId} fw={640}>
            {t(`firstAudit.${name}`)}
          </Text>
          <Text size="sm">{t(`firstAudit.${name}_text`)}</Text>
        </div>
        <div className={classes.ways}>
          {at > 0 && (
            <Button variant="subtle" color="gray" size="sm" onClick={() => setAt(at - 1)}>
              {t('firstAudit.back')}
            </Button>
          )}
          <Button size="sm" onClick={() => (isLast ? say('away') : setAt(at + 1))}>
            {t(isLast ? 'firstAudit.done' : 'firstAudit.next')}
          </Button>
        </div>
      </Paper>
    </>
  )
}

/** Whether the person had answered nothing anywhere when they came here; their first answer does not end it. */
function useNew(isAsked: boolean): boolean {
  const { data } = useRead(auditWorkspace.resume, {}, { quiet: true, enabled: isAsked })
  const [isNew, setNew] = useState<boolean | null>(null)
  useEffect(() => {
    if (data) setNew((before) => before ?? data.data === null)
  }, [data])
  return isAsked && isNew === true
}
