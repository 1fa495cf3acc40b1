import { assistantChannel, type ChatHistory } from '@apron/contract/talk'
import { useText } from '#lib/text/i18n.ts'
import { post } from './kept-messages.ts'
import classes from '../window/window.module.css'

/** What the assistant can be asked, word by word; a click asks it. */
export function Suggestions({
  id,
  history,
  isWaiting,
}: {
  id: number
  history: ChatHistory | undefined
  isWaiting: boolean
}) {
  const t = useText()
  const next = history?.messages.at(-1)?.data.extra.suggestions ?? []
  const questions = next.length > 0 ? next : (history?.suggestions ?? [])
  if (id !== assistantChannel || questions.length === 0) return null
  return (
    <div className={classes.suggestions} role="group" aria-label={t('chat.suggestions')}>
      {questions.map((text) => (
        <button
          key={text}
          type="button"
          disabled={isWaiting}
          onClick={() => void post({ channelId: id, name: t('chat.assistant'), type: 'text', text, files: [] })}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
