import { assistantChannel, type ChatChannel, type ChatMessage, type Person } from '@apron/contract'
import { t } from '../../lib/i18n.ts'

/** The other person of a channel; null is the assistant. */
export function otherOf(channel: ChatChannel): Person | null {
  return channel.participants[0] ?? null
}

/** The name of a channel: that of the other person, or the assistant's. */
export function nameOf(channel: ChatChannel | undefined): string {
  if (!channel) return ''
  return channel.chanel_id === assistantChannel ? t('chat.assistant') : (otherOf(channel)?.fullname ?? '')
}

/** A message in one line: its words, else what it brings. */
export function gist({ type, data }: Pick<ChatMessage, 'type' | 'data'>): string {
  if (data.text.trim()) return data.text.trim().replace(/\s+/g, ' ')
  return type === 'image' ? t('chat.an_image') : (data.extra.files[0]?.name ?? t('chat.a_file'))
}
