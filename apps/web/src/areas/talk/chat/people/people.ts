import type { Person } from '@apron/contract'
import { assistantChannel, type ChatChannel } from '@apron/contract/talk'
import { byName, t } from '#lib/text/i18n.ts'
import { plain } from '#lib/text/plain-text.ts'

/** Somebody to chat with; no person is the assistant, no channel: nothing was said yet. */
export type Entry = { person: Person | null; channel: ChatChannel | null; isOnline: boolean }
export type PeopleRow = { heading: string } | { note: string } | Entry

export const keyOfRow = (row: PeopleRow) =>
  'person' in row ? `person ${row.person?.id ?? 0}` : 'heading' in row ? row.heading : row.note

/** The assistant, who is online (null: nobody knows), and with whom one has written lately; `words` leaves those whose name has them. */
export function peopleRows(
  active: readonly Person[] | null,
  channels: readonly ChatChannel[],
  ownId: number,
  words: string,
): PeopleRow[] {
  const channelOf = new Map(channels.map((channel) => [channel.participants[0]?.id ?? 0, channel]))
  const fits = ({ fullname }: Pick<Person, 'fullname'>) => plain(fullname).includes(plain(words))
  const others = (active ?? []).filter(({ id }) => id !== ownId)
  const online = others
    .filter(fits)
    .map((person): Entry => ({ person, channel: channelOf.get(person.id) ?? null, isOnline: true }))
    .toSorted(byUnread)
  const isOnline = new Set(others.map(({ id }) => id))
  const recent = channels.flatMap((channel): Entry[] => {
    const [person] = channel.participants
    return person && !isOnline.has(person.id) && fits(person) ? [{ person, channel, isOnline: false }] : []
  })
  const assistant = { person: null, channel: channelOf.get(assistantChannel) ?? null, isOnline: true }
  const showsAssistant = fits({ fullname: t('chat.assistant') })
  const nobody = others.length === 0 ? [{ note: t('chat.nobody_online') }] : []
  return [
    ...(showsAssistant ? [assistant] : []),
    ...(active === null || (words && online.length === 0)
      ? []
      : [{ heading: t('chat.online', { count: online.length }) }, ...nobody, ...online]),
    ...(recent.length > 0 ? [{ heading: t('chat.recent') }, ...recent] : []),
    ...(words && !showsAssistant && online.length + recent.length === 0 ? [{ note: t('chat.nobody_found') }] : []),
  ]
}

const hasUnread = ({ channel }: Entry) => Number((channel?.unread ?? 0) > 0)

function byUnread(left: Entry, right: Entry): number {
  return hasUnread(right) - hasUnread(left) || byName(left.person?.fullname ?? '', right.person?.fullname ?? '')
}
