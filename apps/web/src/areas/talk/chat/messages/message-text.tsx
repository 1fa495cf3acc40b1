import classes from './messages.module.css'

const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/

/** Words as they were typed, with addresses that can be followed. */
export function MessageText({ text, isLarge, title }: { text: string; isLarge: boolean; title?: string }) {
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
          part
        ) : (
          <a key={index} href={part} target="_blank" rel="noreferrer noopener">
            {part}
          </a>
        ),
      )}
    </p>
  )
}
