import { assistantChannel, type ChatChannel } from '@apron/contract/talk'
import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconMinus, IconX } from '@tabler/icons-react'
import { givenName } from '#lib/text/given-name.ts'
import { useText } from '#lib/text/i18n.ts'
import { ChatAvatar } from '../people/chat-avatar.tsx'
import { nameOf, otherOf } from '../people/names.ts'
import { minimiseChat, openChat } from '../../domain/open-chats.ts'
import { useIsTyping } from '../messages/typing.ts'
import { useActive } from '../use-chat-data.ts'
import classes from './window.module.css'

/** Who it is, whether they are there, and how the window goes away. */
export function WindowHead({
  id,
  channel,
  isMinimised,
  isPhone,
  onClose,
}: {
  id: number
  channel: ChatChannel | undefined
  isMinimised: boolean
  isPhone: boolean
  onClose: () => void
}) {
  const t = useText()
  const isTyping = useIsTyping(id)
  const active = useActive().data?.data ?? []
  const name = nameOf(id, channel)
  const person = channel ? otherOf(channel) : null
  const isOnline = person !== null && active.some((one) => one.id === person.id)
  const state =
    id === assistantChannel
      ? t('chat.assistant_about')
      : [t(isOnline ? 'chat.is_online' : 'chat.is_offline'), person?.position?.name].filter(Boolean).join(' · ')
  const unread = channel?.unread ?? 0
  const words = (
    <>
      {(person ?? id === assistantChannel) && <ChatAvatar person={person} isOnline={isOnline} size={32} />}
      <span className={classes.who}>
        <strong>{name}</strong>
        <small>{isTyping ? t('chat.typing', { name: givenName(name) }) : channel && state}</small>
      </span>
      {isMinimised && unread > 0 && (
        <span className={classes.count}>
          <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
          <span className="visually-hidden">{t('chat.unread', { count: unread })}</span>
        </span>
      )}
    </>
  )
  const close = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={isPhone ? 44 : 32}
      aria-label={t('chat.close', { name })}
      onClick={onClose}
    >
      {isPhone ? <IconArrowLeft size={22} stroke={1.6} /> : <IconX size={18} stroke={1.8} />}
    </ActionIcon>
  )
  if (isPhone)
    return (
      <div className={classes.head}>
        {close}
        <span className={classes.title}>{words}</span>
      </div>
    )
  const toggle = isMinimised ? () => openChat(id) : () => minimiseChat(id)
  return (
    <div className={classes.head}>
      <button type="button" className={classes.title} aria-expanded={!isMinimised} onClick={toggle}>
        <span className="visually-hidden">{t(isMinimised ? 'chat.restore' : 'chat.minimise')} </span>
        {words}
        {!isMinimised && <IconMinus size={18} stroke={1.8} aria-hidden="true" />}
      </button>
      {close}
    </div>
  )
}
