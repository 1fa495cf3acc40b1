import { io, type Socket } from 'socket.io-client'
import { onTestFinished, vi } from 'vitest'
import type { ServerEvents } from '@apron/contract/product'

type Event = keyof ServerEvents
/** One open tab: the events that it receives. */
export type RealtimeClient = {
  socket: Socket
  /** Why the connection was lost, each time. */
  reasons: string[]
  /** What came under a name so far. */
  all<Name extends Event>(event: Name): ServerEvents[Name][]
  /** Waits for something of a name that meets a condition. */
  hears<Name extends Event>(event: Name, which?: (payload: ServerEvents[Name]) => boolean): Promise<ServerEvents[Name]>
}

/** Opens a tab of somebody; it is closed when the test ends. */
export async function openLine(url: string, token: string): Promise<RealtimeClient> {
  const socket = io(url, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 100,
    timeout: 60_000,
  })
  onTestFinished(() => void socket.disconnect())
  const reasons: string[] = []
  socket.on('disconnect', (reason) => reasons.push(reason))
  const heard: { event: string; payload: unknown }[] = []
  socket.onAny((event: string, payload: unknown) => heard.push({ event, payload }))
  await new Promise<void>((done, failed) => socket.once('connect', done).once('connect_error', failed))
  const all = <Name extends Event>(event: Name) =>
    heard.filter((one) => one.event === event).map((one) => one.payload as ServerEvents[Name])
  return {
    socket,
    reasons,
    all,
    hears: (event, which = () => true) =>
      vi.waitFor(() => {
        const found = all(event).find(which)
        if (!found) throw new Error(`${event} was not heard`)
        return found
      }, 45_000),
  }
}

/** Long enough for what was sent to arrive. */
export const soon = () => new Promise((next) => setTimeout(next, 200))
