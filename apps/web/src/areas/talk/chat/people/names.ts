import type { Person } from '@apron/contract'
import { assistantChannel, type ChatChannel, type ChatMessage } from '@apron/contract/talk'
import { t } from '#lib/text/i18n.ts'

/** The other person of a channel; null is the assistant. */
export function otherOf(channel: ChatChannel): Person | null {
  return channel.participants[0] ?? null
}

/** The name of a channel: the assistant's, or that of the other person; empty while it is not known. */
export function nameOf(id: number, channel: ChatChannel | undefined): string {
  if (id === assistantChannel) return t('chat.assistant')
  return (channel && otherOf(channel)?.fullname) ?? ''
}

/** A message in one line: its words, else what it brings. */
export function gist({ type, data }: Pick<ChatMessage, 'type' | 'data'>): string {
  if (data.text.trim()) return data.text.trim().replace(/\s+/g, ' ')
  return type === 'image' ? t('chat.an_image') : (data.extra.files[0]?.name ?? t('chat.a_file'))
}
