import { useDraft } from '../../../../lib/outbox/drafts/drafts.ts'
import { useUnsaved } from '../../../../lib/page/unsaved.ts'

/** What is being written in a channel; it outlives the window, its tab and the browser. It goes from the device only `after` what was sent is kept. */
export function useDraftText(channelId: number): [string, (text: string, after?: Promise<unknown>) => void] {
  const { draft, write } = useDraft<{ text: string }>(`chat/${channelId}`)
  const text = draft?.words.text ?? ''
  useUnsaved(text !== '')
  return [text, (next, after) => write(next ? { words: { text: next }, files: [] } : null, after)]
}
