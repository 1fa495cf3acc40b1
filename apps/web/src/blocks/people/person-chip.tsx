import { PersonAvatar } from '#ui/page/person-avatar.tsx'
import classes from './person-chip.module.css'

/** A person as picture and name, with a line beneath. */
export function PersonChip({
  name,
  picture,
  detail,
  size = 30,
}: {
  name: string
  picture: string | null
  detail?: string | null | undefined
  size?: number
}) {
  return (
    <span className={classes.chip}>
      <PersonAvatar name={name} picture={picture} size={size} />
      <span className={classes.words}>
        <span>{name}</span>
        {detail && <small>{detail}</small>}
      </span>
    </span>
  )
}
