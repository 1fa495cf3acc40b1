import { assistantChannel } from '@apron/contract/talk'
import { useText } from '#lib/text/i18n.ts'
import { ChatAvatar } from './chat-avatar.tsx'
import { gist } from './names.ts'
import type { Entry } from './people.ts'
import { shortTime } from '../messages/times.ts'
import classes from './people.module.css'

/** One person of the list: a click opens the chat with them. */
export function PersonLine({
  entry: { person, channel, isOnline },
  isNarrow,
  isOpening,
  onOpen,
}: {
  entry: Entry
  isNarrow: boolean
  isOpening: boolean
  onOpen: () => void
}) {
  const t = useText()
  const name = person?.fullname ?? t('chat.assistant')
  const unread = channel?.unread ?? 0
  const last = channel?.last_message
  const says = last && (unread > 0 || (person && !isOnline)) ? gist(last) : null
  const detail = says ?? (person ? person.position?.name : t('chat.assistant_about'))
  const state = person ? t(isOnline ? 'chat.is_online' : 'chat.is_offline') : ''
  return (
    <button
      type="button"
      className={classes.person}
      data-away={(person && !isOnline) || undefined}
      data-unread={unread > 0 || undefined}
      data-person={person?.id ?? 0}
      data-channel={person ? channel?.channel_id : assistantChannel}
      aria-busy={isOpening}
      title={isNarrow ? name : undefined}
      onClick={onOpen}
    >
      <ChatAvatar person={person} isOnline={isOnline} size={36} />
      {isNarrow && <span className="visually-hidden">{name}</span>}
      {!isNarrow && (
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          {detail && <small>{detail}</small>}
        </span>
      )}
      {state && <span className="visually-hidden">, {state}</span>}
      {!isNarrow && says && last && <time dateTime={last.created_at}>{shortTime(last.created_at)}</time>}
      {unread > 0 && (
        <>
          <span className="visually-hidden">, {t('chat.unread', { count: unread })}</span>
          <span className={classes.count} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        </>
      )}
    </button>
  )
}
