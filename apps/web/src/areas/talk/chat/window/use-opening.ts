import { assistantChannel, chats } from '@apron/contract/talk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/calls/call.ts'
import { tellRefusal } from '#lib/calls/refusals.ts'
import { historyKey, openedKey } from '../chat-cache.ts'
import { openChat } from '../../domain/open-chats.ts'
import type { Entry } from '../people/people.ts'

/** How a chat is opened from the list; `opening` is the person whose channel is being found. */
export function useOpening(inSight: number, onOpen: () => void) {
  const client = useQueryClient()
  const [opening, setOpening] = useState<number | null>(null)

  async function open({ person, channel }: Entry) {
    const known = person ? channel?.channel_id : assistantChannel
    if (known !== undefined) return show(known)
    if (!person || opening !== null) return
    setOpening(person.id)
    try {
      const { data } = await call(chats.open, { body: { user_id: person.id } })
      client.setQueryData(openedKey(data.channel_id), data)
      show(data.channel_id)
    } catch (error) {
      tellRefusal(error)
    } finally {
      setOpening(null)
    }
  }
  function show(id: number) {
    // A history that could not be read is asked for anew.
    if (client.getQueryState(historyKey(id))?.status === 'error') void client.resetQueries({ queryKey: historyKey(id) })
    openChat(id, inSight)
    onOpen()
  }
  return { open, opening }
}
