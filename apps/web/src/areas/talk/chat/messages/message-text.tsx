import { partsNaming } from '@apron/contract'
import classes from './messages.module.css'

const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/

/** Words as they were typed, with addresses that can be followed and those of the names that are mentioned. */
export function MessageText({
  text,
  isLarge,
  title,
  names = [],
}: {
  text: string
  isLarge: boolean
  title?: string
  names?: readonly string[]
}) {
  if (isLarge)
    return (
      <p className={classes.large} title={title}>
        {text}
      </p>
    )
  return (
    <p className={classes.text} title={title}>
      {text.split(address).map((part, index) =>
        index % 2 === 0 ? (
          partsNaming(part, names).map((one, at) =>
            one.isMention ? (
              <span key={at} className={classes.mention}>
                {one.text}
              </span>
            ) : (
              one.text
            ),
          )
        ) : (
          <a key={index} href={part} target="_blank" rel="noreferrer noopener">
            {part}
          </a>
        ),
      )}
    </p>
  )
}
