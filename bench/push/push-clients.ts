import { readFileSync } from 'node:fs'
import { io } from 'socket.io-client'

type Input = { port: number; tokens: string[]; audit: number }
/** What is waited for: an event, at so many connections from the first one on. */
export type ExpectedEvent = { event: string; heard: number }
/** When it arrived at each connection, on the clock of the machine; the bytes of one. */
export type ArrivalTimes = { times: string[]; payload: unknown }

/** Browsers without a window: one connection for each person, all of them watching one audit. */
const input = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Input
let expected: ExpectedEvent = { event: '', heard: 0 }
let arrived: ArrivalTimes = { times: [], payload: null }

function hear(place: number, event: string, payload: unknown) {
  if (event !== expected.event || place >= expected.heard) return
  const time = String(process.hrtime.bigint())
  arrived.times.push(time)
  arrived.payload = payload
  if (arrived.times.length === expected.heard) process.send?.(arrived)
}

const connected = input.tokens.map(
  (token, place) =>
    new Promise<void>((resolve, reject) => {
      const socket = io(`http://127.0.0.1:${input.port}`, {
        auth: { token },
        transports: ['websocket'],
        forceNew: true,
      })
      socket.onAny((event: string, payload: unknown) => hear(place, event, payload))
      socket.on('connect_error', reject)
      socket.on('connect', () =>
        socket.emit('audit:join', input.audit, (joined: boolean) =>
          joined ? resolve() : reject(new Error('not joined')),
        ),
      )
    }),
)
process.on('message', (wanted: ExpectedEvent) => {
  expected = wanted
  arrived = { times: [], payload: null }
  process.send?.('ready')
})
await Promise.all(connected)
process.stdout.write('connected\n')
