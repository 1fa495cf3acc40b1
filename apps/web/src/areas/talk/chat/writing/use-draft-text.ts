import { useDraft } from '#lib/outbox/drafts/drafts.ts'
import { useUnsaved } from '#lib/page/unsaved.ts'

/**
 * The draft in a channel; it survives the window, its tab and the browser. It is deleted only `after` the outbox has
 * the message.
 */
export function useDraftText(channelId: number): [string, (text: string, after?: Promise<unknown>) => void] {
  const { draft, write } = useDraft<{ text: string }>(`chat/${channelId}`)
  const text = draft?.words.text ?? ''
  useUnsaved(text !== '')
  return [text, (next, after) => write(next ? { words: { text: next }, files: [] } : null, after)]
}
