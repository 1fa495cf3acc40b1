import type { Person } from '@apron/contract'
import { useText } from '#lib/text/i18n.ts'
import { ChatAvatar } from '../people/chat-avatar.tsx'
import { useIsTyping } from './typing.ts'
import classes from './messages.module.css'

/** Three dots while the other person types. */
export function TypingLine({ id, person, name }: { id: number; person: Person | null; name: string }) {
  const t = useText()
  if (!useIsTyping(id)) return null
  return (
    <div className={classes.typing}>
      <ChatAvatar person={person} isOnline={false} size={26} />
      <span className={classes.dots} role="img" aria-label={t('chat.typing', { name })}>
        <i />
        <i />
        <i />
      </span>
    </div>
  )
}
