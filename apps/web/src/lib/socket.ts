import { fromWire, type Schema } from '@apron/contract'
import type { ClientEvents, ServerEvents, WordedEvent } from '@apron/contract/product'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Socket } from 'socket.io-client'
import { code } from './code/code.ts'
import { firstRest } from './page/first-rest.ts'
import { catchUp } from './change-feed/catch-up.ts'
import { currentSession, onSessionChange, useSession } from './session/session.ts'

type Listeners = { [Event in keyof ServerEvents]: (data: ServerEvents[Event]) => void }
/** TypeScript cannot follow one event's name to its data inside a generic function. */
type Untyped = Record<'on' | 'off', (event: string, listener: (data: never) => void) => void>
type Channel = Socket<Listeners, ClientEvents>

const live = code(() => import('socket.io-client'))

let channel: { token: string; ready: Promise<Channel> } | null = null

/** The one connection of this tab; loads its code on first use. Null for a visitor. */
function connect(): Promise<Channel> | null {
  const token = currentSession()?.token
  if (!token) return null
  if (channel?.token === token) return channel.ready
  disconnect()
  const arriving = firstRest().then(() => live.until())
  const ready = arriving.then(({ io }) => {
    const socket: Channel = io({ auth: { token }, transports: ['websocket', 'polling'] })
    return socket
  })
  channel = { token, ready }
  return ready
}

function disconnect() {
  void channel?.ready.then((socket) => socket.disconnect())
  channel = null
}

onSessionChange(() => {
  if (currentSession()?.token !== channel?.token) disconnect()
})

/** Runs `use` with the connection and undoes it when the component leaves. */
function useChannel(use: (socket: Channel) => () => void, dependencies: readonly unknown[]): void {
  const token = useSession()?.token
  useEffect(() => {
    let undo = () => {}
    let left = false
    void connect()?.then((socket) => {
      if (!left) undo = use(socket)
    })
    return () => {
      left = true
      undo()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what `use` depends on is given with it
  }, [token, ...dependencies])
}

/** Calls `handler` for every pushed event of one name; the schema replaces wire names. */
export function useRealtime<Event extends keyof ServerEvents>(
  event: Event,
  handler: (data: ServerEvents[Event]) => void,
  ...[words]: Event extends WordedEvent ? [words: Schema] : []
): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useChannel(
    (socket) => {
      const listener = (pushed: unknown) => latest.current(fromWire(words, pushed) as ServerEvents[Event])
      const untyped = socket as unknown as Untyped
      untyped.on(event, listener)
      return () => untyped.off(event, listener)
    },
    [event, words],
  )
}

/** Calls `handler` whenever there is a connection, also one that was there before: events until then were missed. */
export function useOnConnect(handler: (isAgain: boolean) => void): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useChannel((socket) => {
    let isAgain = false
    const tell = () => {
      latest.current(isAgain)
      isAgain = true
    }
    if (socket.connected) tell()
    socket.on('connect', tell)
    return () => void socket.off('connect', tell)
  }, [])
}

/** Calls `handler` when the connection is there again after it was lost. */
export function useReconnected(handler: () => void): void {
  useOnConnect((isAgain) => isAgain && handler())
}

/** Calls `handler` when the server says that the session is over, or refuses the connection for that. */
export function useSessionOver(handler: () => void): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useChannel((socket) => {
    const ended = () => latest.current()
    // A connection that merely failed is retried and stays active.
    const refused = () => socket.active || latest.current()
    socket.on('session:ended', ended)
    socket.on('connect_error', refused)
    return () => {
      socket.off('session:ended', ended)
      socket.off('connect_error', refused)
    }
  }, [])
}

/** Whether the connection is there; true until it was lost, so that nothing flashes while it is first made. */
export function useConnected(): boolean {
  const [isLost, setLost] = useState(false)
  useChannel((socket) => {
    const lost = () => setLost(true)
    const back = () => setLost(false)
    socket.on('disconnect', lost)
    socket.on('connect_error', lost)
    socket.on('connect', back)
    return () => {
      socket.off('disconnect', lost)
      socket.off('connect_error', lost)
      socket.off('connect', back)
    }
  }, [])
  return !isLost
}

/** Tells the server that the person types in a channel; ignored while there is no connection. */
export function sendTyping(channelId: number): void {
  void channel?.ready.then((socket) => socket.volatile.emit('chat:typing', channelId))
}

/** Milliseconds that an answer may have been on its way: it may be older than the time at which it came. */
const onTheWay = 2_000
const olderThan = (time: number) => ({ predicate: ({ state }: Query) => state.dataUpdatedAt < time })

/**
 * Enters the socket room of one audit while the component is shown. Reloads what changed before it was entered; after a
 * lost connection enters again and reloads what was missed. Returns whether the room is open.
 */
export function useRoom(kind: 'audit', id: number): boolean {
  const client = useQueryClient()
  const [joined, setJoined] = useState(false)
  useChannel(
    (socket) => {
      let missed = false
      const join = () =>
        socket.emit(`${kind}:join`, id, (allowed, saidBefore) => {
          setJoined(allowed)
          // Back in the socket room: events before were missed.
          if (missed) void catchUp()
          if (saidBefore !== null) void client.invalidateQueries(olderThan(Date.now() - saidBefore + onTheWay))
          missed = false
        })
      const lost = () => {
        setJoined(false)
        missed = true
      }
      if (socket.connected) join()
      socket.on('connect', join)
      socket.on('disconnect', lost)
      return () => {
        socket.off('connect', join)
        socket.off('disconnect', lost)
        socket.emit(`${kind}:leave`, id)
      }
    },
    [kind, id],
  )
  return joined
}
