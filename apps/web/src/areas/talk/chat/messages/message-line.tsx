import type { Person } from '@apron/contract'
import type { ChatMessage } from '@apron/contract/talk'
import { memo } from 'react'
import { navigate } from '#lib/router/router.ts'
import { useSession } from '#lib/session/session.ts'
import { dateAndTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { ChatAvatar } from '../people/chat-avatar.tsx'
import { MessageFiles, MessageImages } from './message-files.tsx'
import { MessageText } from './message-text.tsx'
import type { RowPosition } from './message-rows.ts'
import { clock } from './times.ts'
import classes from './messages.module.css'

/** One message; the picture and the time stand once beside what one person said in a row. */
function Plain({
  message,
  isOwn,
  isFirst,
  isLast,
  name,
  person,
  state,
}: {
  message: ChatMessage
  name: string
  person: Person | null
  /** What became of the last message of one's own. */
  state: 'sent' | 'seen' | undefined
} & RowPosition) {
  const t = useText()
  const { text, extra } = message.data
  const ownName = useSession()?.user.fullname ?? ''
  const author = isOwn ? t('chat.you') : name
  return (
    <li className={classes.message} data-own={isOwn || undefined} data-first={isFirst || undefined}>
      {!isOwn && (
        <span className={classes.picture}>{isLast && <ChatAvatar person={person} isOnline={false} size={26} />}</span>
      )}
      <div className={classes.body}>
        {isFirst && <span className="visually-hidden">{author}: </span>}
        {message.type === 'image' && <MessageImages images={extra.files} name={author} />}
        {text && (
          <MessageText
            text={text}
            isLarge={message.type === 'emoji'}
            title={dateAndTime(message.created_at)}
            names={[isOwn ? name : ownName]}
          />
        )}
        {message.type === 'file' && <MessageFiles files={extra.files} />}
        {extra.links.length > 0 && (
          <span className={classes.links}>
            {extra.links.map(({ text: label, link }) => (
              <a
                key={`${label} ${link}`}
                href={link}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  void navigate({ href: link })
                }}
              >
                {label}
              </a>
            ))}
          </span>
        )}
        {isLast && (
          <span className={classes.time}>
            <time dateTime={message.created_at} title={dateAndTime(message.created_at)}>
              {clock(message.created_at)}
            </time>
            {state && <span>· {t(state === 'seen' ? 'chat.seen' : 'chat.sent')}</span>}
          </span>
        )}
      </div>
    </li>
  )
}

/** Drawn again only when something of it changed, so that one that comes costs itself and not the hundreds before it. */
export const MessageLine = memo(Plain)
