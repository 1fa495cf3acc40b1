import type { MessageKey } from '@apron/messages'
import type { FilePlace } from '#files/forgetting/references.ts'

/** How each place that may use a file is called; the library itself, what is remembered of an upload and papers that were made as files are none. */
const texts: Record<string, MessageKey | null> = {
  media: null,
  uploads: null,
  exports: null,
  trail_exports: null,
  users: 'uses.media_users',
  settings: 'uses.media_settings',
  comments: 'uses.media_comments',
  comment_files: 'uses.media_comments',
  minutes_files: 'uses.media_minutes',
  minutes_scans: 'uses.media_minutes',
  addendum_files: 'uses.media_minutes',
  chat_message_files: 'uses.media_messages',
  posts: 'uses.media_posts',
  post_images: 'uses.media_posts',
  post_comments: 'uses.media_post_comments',
  post_comment_images: 'uses.media_post_comments',
  library_items: 'uses.media_questions',
  audit_items: 'uses.media_audit_items',
  document_items: 'uses.media_outlines',
  document_item_history: 'uses.media_outline_history',
  document_versions: 'uses.media_editions',
  outline_imports: 'uses.media_imports',
}

/** What uses a file, as texts that count. */
export function sentencesOf(places: readonly FilePlace[]): { text: MessageKey; values: { count: number } }[] {
  const counts = new Map<MessageKey, number>()
  for (const { table, count } of places) {
    const text = texts[table]
    if (text) counts.set(text, (counts.get(text) ?? 0) + count)
  }
  return [...counts].map(([text, count]) => ({ text, values: { count } }))
}

/** Whether a place keeps a file from being destroyed. */
export const isUse = (table: string): boolean => (texts[table] ?? null) !== null

/** Whether a place has its words. */
export const isNamed = (table: string): boolean => table in texts
