import type { Person } from '@apron/contract'
import { IconSparkles } from '@tabler/icons-react'
import { PersonAvatar } from '#ui/page/person-avatar.tsx'
import classes from './people.module.css'

/** The picture of a person with a dot while they are online; no person is the assistant. */
export function ChatAvatar({ person, isOnline, size }: { person: Person | null; isOnline: boolean; size: number }) {
  return (
    <span className={classes.avatar} aria-hidden="true" style={{ width: size, height: size }}>
      {person ? (
        <PersonAvatar name={person.fullname} picture={person.avatar500x500} size={size} />
      ) : (
        <span className={classes.assistant}>
          <IconSparkles size={Math.round(size * 0.55)} stroke={1.6} />
        </span>
      )}
      {person && isOnline && <span className={classes.dot} />}
    </span>
  )
}
