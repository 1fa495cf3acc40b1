import type { NotificationLine as Line } from '@apron/contract/talk'
import { Text } from '@mantine/core'
import type { MouseEvent } from 'react'
import { CodeChip } from '#blocks/audit/code-chip.tsx'
import { dateAndTime, relativeTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { PersonAvatar } from '#ui/page/person-avatar.tsx'
import classes from './notifications.module.css'

/** One line: who, what, when, the codes it is about, and whether it was read; a click opens what it is about. */
export function NotificationLine({ one, onOpen }: { one: Line; onOpen: (one: Line) => void }) {
  const t = useText()
  const isUnread = one.read_at === null
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(one)
  }
  const content = (
    <>
      <PersonAvatar name={one.author.fullname} picture={one.author.avatar} size={36} />
      <span className={classes.words}>
        <span>
          <strong>{one.author.fullname}</strong> {one.message}
        </span>
        <span className={classes.foot}>
          {one.codes.map(({ code, name, color, count }) => (
            <CodeChip key={code} code={code} count={count > 1 ? count : undefined} color={color} title={name} />
          ))}
          <Text component="time" c="dimmed" size="sm" dateTime={one.told_at} title={dateAndTime(one.told_at)}>
            {relativeTime(one.told_at)}
          </Text>
        </span>
      </span>
      <span className={classes.mark} data-unread={isUnread || undefined}>
        <span className="visually-hidden">{t(isUnread ? 'notifications.unread' : 'notifications.read')}</span>
      </span>
    </>
  )
  return (
    <li className={classes.item}>
      {one.link ? (
        <a href={one.link} className={classes.line} data-unread={isUnread || undefined} onClick={open}>
          {content}
        </a>
      ) : (
        <button type="button" className={classes.line} data-unread={isUnread || undefined} onClick={open}>
          {content}
        </button>
      )}
    </li>
  )
}
