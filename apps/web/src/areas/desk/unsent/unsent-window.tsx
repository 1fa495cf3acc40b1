import { Button, FileButton, Group, Modal, Text } from '@mantine/core'
import { useEffect } from 'react'
import { Link } from '#lib/router/link.tsx'
import { dateAndTime } from '#lib/text/dates.ts'
import { ask } from '#lib/page/dialogs.ts'
import { useAway } from '#lib/code/away.ts'
import { useText } from '#lib/text/i18n.ts'
import type { OutboxChange } from '#lib/outbox/change.ts'
import { useHeld } from '#lib/outbox/store/held.ts'
import type { ChangeDescription } from '#lib/outbox/change-kinds.ts'
import { dropChange, sendNow, tryAgain } from '#lib/outbox/outbox.ts'
import { useWaiting } from '#lib/outbox/unsent.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { StatusBadge } from '#ui/text/status-badge.tsx'
import { useDescribed } from './described.ts'
import { prepareSaving, saveToFile, takeInFile } from './save-file.ts'
import classes from './unsent.module.css'

/** Everything that the server has not got: what, where, since when and why; to be sent, dropped, or carried away in a file. */
export function UnsentWindow({ onClose }: { onClose: () => void }) {
  const t = useText()
  const held = useHeld()
  const { others } = useWaiting()
  const isAway = useAway()
  const described = useDescribed(held)
  useEffect(prepareSaving, [])
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      title={t('keep.title')}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {isAway && <Text mb={8}>{t('shell.away')}</Text>}
      {held.length === 0 ? (
        <EmptyState title={t('keep.none')} hint={t('keep.none_hint')} />
      ) : (
        <Text c="dimmed">{t('keep.about')}</Text>
      )}
      {others > 0 && <Text mt={8}>{t('keep.others', { count: others })}</Text>}
      {held.length > 0 && !described && (
        <div role="status" aria-label={t('keep.loading')}>
          <LoadingRows rows={3} />
        </div>
      )}
      {held.length > 0 && described && (
        <ul className={classes.list}>
          {held.map((change) => (
            <Line key={change.id} change={change} described={described.get(change.id)} onLeave={onClose} />
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <FileButton accept=".zip,application/zip" onChange={(file) => file && void takeInFile(file)}>
          {(props) => (
            <Button variant="default" {...props}>
              {t('keep.take_in')}
            </Button>
          )}
        </FileButton>
        {held.length > 0 && (
          <>
            <Button variant="default" onClick={() => void saveToFile()}>
              {t('keep.save')}
            </Button>
            <Button onClick={sendNow}>{t('keep.send_now')}</Button>
          </>
        )}
      </div>
    </Modal>
  )
}

function Line({
  change,
  described,
  onLeave,
}: {
  change: OutboxChange
  described: ChangeDescription | undefined
  onLeave: () => void
}) {
  const t = useText()
  const what = described ? t(described.what) : ''
  const drop = async () => {
    const isSure = await ask({
      title: t('keep.drop_title'),
      text: t(change.tries > 0 && change.problem === undefined ? 'keep.drop_maybe' : 'keep.drop_text', {
        what: [what, described?.where, described?.says].filter(Boolean).join(' · '),
      }),
      confirm: t('keep.drop'),
      destroys: true,
    })
    if (isSure) await dropChange(change.id)
  }
  return (
    <li data-change={change.kind}>
      <div className={classes.words}>
        <strong>{what}</strong>
        {described?.where && (
          <>
            {' · '}
            {described.to ? (
              <Link href={described.to} onClick={onLeave}>
                {described.where}
              </Link>
            ) : (
              described.where
            )}
          </>
        )}
        {described?.says && <div className={classes.says}>{described.says}</div>}
        <small>{t('keep.since', { time: dateAndTime(change.at) })}</small>
      </div>
      <Group gap={8} align="start">
        <State change={change} />
        {change.problem !== undefined && (
          <Button variant="default" size="compact-md" onClick={() => void tryAgain(change.id)}>
            {t('actions.retry')}
          </Button>
        )}
        <Button variant="subtle" color="gray" size="compact-md" onClick={() => void drop()}>
          {t('keep.drop')}
        </Button>
      </Group>
      {change.problem !== undefined && <div className={classes.problem}>{change.problem}</div>}
    </li>
  )
}

function State({ change }: { change: OutboxChange }) {
  const t = useText()
  if (change.problem !== undefined) return <StatusBadge tint="red">{t('keep.state_refused')}</StatusBadge>
  if (change.isWaiting) return <StatusBadge tint="yellow">{t('keep.state_waits')}</StatusBadge>
  return <StatusBadge tint="gray">{t('keep.state_sending')}</StatusBadge>
}
