import type { ChatMessage } from '@apron/contract/talk'
import { openLine } from '../line.ts'
import { openClient } from '../people-at-work.ts'
import type { RunningApp } from '../running-app.ts'

type At = { app: () => RunningApp; front: string; token: string; chat: number }
/** A tab with a chat open: the ids of what it knows in their order, and why its connection was lost, each time. */
export type Tab = { heard: number[]; reasons: string[] }

/** As the product's client does, a tab takes what follows on what it knows, and asks for what it missed when it is connected or sees a gap. */
export async function openTab({ app, front, token, chat }: At): Promise<Tab> {
  const client = openClient(app, token)
  const line = await openLine(front, token)
  const heard: number[] = []
  const newest = () => heard.at(-1) ?? 0
  const take = (message: ChatMessage) => {
    const follows = message.previous_id === newest()
    if (follows) heard.push(message.id)
    return follows
  }
  async function catchUp(): Promise<void> {
    const path = `/chats/${chat}?after=${newest()}&limit=200`
    const came = await client.read<{ messages: ChatMessage[] }>(path).catch(() => null)
    if (!came) setTimeout(() => void catchUp(), 200)
    else if (came.messages.filter(take).length === 200) await catchUp()
  }
  line.socket.on('connect', () => void catchUp())
  line.socket.on('chat:message', ({ message }: { message: ChatMessage }) => {
    if (message.id > newest() && !take(message)) void catchUp()
  })
  await catchUp()
  return { heard, reasons: line.reasons }
}
