import { chats, presence, type ChatChannel, type ChatHistory } from '@apron/contract/talk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRead } from '#lib/calls/queries.ts'
import type { CallError } from '#lib/calls/call-error.ts'
import { historyKey, listQuery, openedKey, readHistory } from './chat-cache.ts'

/** The person's channels, kept right by what is pushed. */
export function useChannels() {
  return useRead(chats.list, { query: listQuery }, { quiet: true, staleTime: 5 * 60_000 })
}

/** Everybody who is online, kept right by what is pushed. */
export function useActive() {
  return useRead(presence.active, {}, { quiet: true, staleTime: 5 * 60_000 })
}

/** What was said in a channel, from the newest message upwards as far as it was asked for. */
export function useHistory(id: number) {
  const client = useQueryClient()
  return useQuery<ChatHistory, CallError>({
    queryKey: historyKey(id),
    queryFn: ({ signal }) => readHistory(client, id, signal),
    meta: { quiet: true },
    staleTime: 5 * 60_000,
    // While nobody looks, what was missed is not read.
    refetchOnMount: 'always',
  })
}

/** A channel as it is now, wherever it is known from. */
export function useChannelNow(id: number): ChatChannel | undefined {
  const client = useQueryClient()
  const listed = useChannels().data?.data.find(({ channel_id }) => channel_id === id)
  const { data } = useHistory(id)
  return listed ?? data?.channel ?? client.getQueryData(openedKey(id))
}
