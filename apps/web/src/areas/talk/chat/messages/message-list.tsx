import type { ChatChannel, ChatHistory } from '@apron/contract/talk'
import { assistantChannel } from '@apron/contract/talk'
import { Button, Text } from '@mantine/core'
import { useDocumentVisibility } from '@mantine/hooks'
import { IconArrowDown, IconMessageCircle } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { CallError } from '#lib/calls/call-error.ts'
import { useText } from '#lib/text/i18n.ts'
import { useSession } from '#lib/session/session.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import type { Unsent } from '../writing/kept-messages.ts'
import { MessageLine } from './message-line.tsx'
import { messageRows } from './message-rows.ts'
import { TypingLine } from './typing-line.tsx'
import { UnsentLine } from './unsent-line.tsx'
import { useOlder, useScroll } from './use-scroll.ts'
import { useMarkRead, useUnreadMark } from './use-mark-read.ts'
import classes from './messages.module.css'

/** What was said in one channel; goes on upwards, and stays at the newest message while one is there. */
export function MessageList({
  id,
  history,
  channel,
  unsent,
  name,
}: {
  id: number
  history: UseQueryResult<ChatHistory, CallError>
  channel: ChatChannel | undefined
  unsent: readonly Unsent[]
  name: string
}) {
  const t = useText()
  const ownId = useSession()?.user.id ?? 0
  const messages = history.data?.messages ?? []
  const older = useOlder(id, history.data)
  const lastKey = unsent.at(-1)?.clientId ?? messages.at(-1)?.client_id
  const { ref, content, isAtEnd, toEnd } = useScroll(messages[0]?.id, lastKey, unsent.length > 0)
  const isHere = useDocumentVisibility() === 'visible' && isAtEnd
  useMarkRead(id, channel, messages.at(-1)?.id, isHere)
  const unreadAfter = useUnreadMark(channel, history.data !== undefined, isHere)
  const rows = messageRows(messages, unsent, ownId, unreadAfter)
  const lastOwn = messages.at(-1)?.user_id === ownId ? messages.at(-1)?.id : undefined
  const isEmpty = history.data && rows.length === 0
  return (
    <div className={classes.place}>
      <div ref={ref} className={classes.scroll} role="log" aria-label={t('chat.messages', { name })} tabIndex={0}>
        <div ref={content} className={classes.content}>
          {history.isPending && <LoadingRows rows={4} height={52} />}
          {history.isError && !history.data && (
            <div className={classes.state}>
              <Text c="dimmed">{t('chat.load_failed')}</Text>
              <Button variant="default" size="compact-md" onClick={() => void history.refetch()}>
                {t('actions.retry')}
              </Button>
            </div>
          )}
          {isEmpty && (
            <div className={classes.state}>
              <IconMessageCircle size={28} stroke={1.4} aria-hidden="true" />
              <Text fw={640}>{t('chat.empty')}</Text>
              <Text c="dimmed" size="sm">
                {id === assistantChannel ? t('chat.assistant_hint') : t('chat.empty_hint', { name })}
              </Text>
            </div>
          )}
          {rows.length > 0 && (
            <div ref={older.ref} className={classes.older}>
              {history.data?.more ? (
                <Button variant="subtle" size="compact-sm" loading={older.isLoading} onClick={older.load}>
                  {t('chat.earlier')}
                </Button>
              ) : (
                <Text c="dimmed" size="xs">
                  {t('chat.beginning')}
                </Text>
              )}
            </div>
          )}
          <ol className={classes.list} hidden={rows.length === 0}>
            {rows.map((row) => {
              if ('day' in row)
                return (
                  <li key={row.key} className={classes.day}>
                    {row.day}
                  </li>
                )
              if ('isMarker' in row)
                return (
                  <li key={row.key} className={classes.marker} data-marker>
                    <span>{t('chat.new_messages')}</span>
                  </li>
                )
              if ('unsent' in row) return <UnsentLine key={row.key} unsent={row.unsent} isFirst={row.isFirst} />
              const isLastOwn = row.message.id === lastOwn && unsent.length === 0
              const isSeen = isLastOwn && (channel?.seen_id ?? 0) >= row.message.id
              return (
                <MessageLine
                  key={row.key}
                  message={row.message}
                  isOwn={row.isOwn}
                  isFirst={row.isFirst}
                  isLast={row.isLast}
                  name={name}
                  person={channel?.participants[0] ?? null}
                  state={isLastOwn && id !== assistantChannel ? (isSeen ? 'seen' : 'sent') : undefined}
                />
              )
            })}
          </ol>
          <TypingLine id={id} person={channel?.participants[0] ?? null} name={name} />
        </div>
      </div>
      {!isAtEnd && rows.length > 0 && (
        <button type="button" className={classes.toEnd} title={t('chat.to_newest')} onClick={toEnd}>
          <IconArrowDown size={18} stroke={1.8} aria-hidden="true" />
          <span className="visually-hidden">{t('chat.to_newest')}</span>
          {channel && channel.unread > 0 && <span>{channel.unread}</span>}
        </button>
      )}
    </div>
  )
}
