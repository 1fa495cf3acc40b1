import { useText } from '#lib/text/i18n.ts'
import classes from './mention-list.module.css'
import type { MentionCandidate } from './asked.ts'
import type { MentionState } from './mentioning.ts'

/** The people who are offered; how many they are, and which one is at hand, is read aloud. */
export function MentionList({
  mentioning: { id, found, active },
  onChoose,
}: {
  mentioning: MentionState
  onChoose: (one: MentionCandidate) => void
}) {
  const t = useText()
  return (
    <>
      <span className="visually-hidden" role="status">
        {found.length > 0 && t('editor.mention_found', { count: found.length })}
      </span>
      {found.length > 0 && (
        <ul id={id} role="listbox" aria-label={t('editor.mention')} className={classes.list}>
          {found.map((one, at) => (
            <li
              key={one.id}
              id={`${id}-${one.id}`}
              role="option"
              aria-selected={at === active}
              className={classes.person}
              // The cursor stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(one)}
            >
              <span>{one.name}</span>
              {one.about && <small>{one.about}</small>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
