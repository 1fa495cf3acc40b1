import type { User } from '@apron/contract/people'
import { Fragment } from 'react'
import { PersonAvatar } from '#ui/page/person-avatar.tsx'
import classes from './user-cell.module.css'

/** A user in a list: picture, name and address, each on one line of a table; whole when pointed at. */
export function UserCell({ user }: { user: Pick<User, 'fullname' | 'email' | 'avatar500x500'> }) {
  const { fullname, email, avatar500x500 } = user
  return (
    <span className={classes.user}>
      <PersonAvatar name={fullname} picture={avatar500x500} size={30} />
      <span className={classes.words}>
        <span title={fullname}>{fullname}</span>
        <small title={email}>
          {email.split(/(?=[@.])/).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </small>
      </span>
    </span>
  )
}
