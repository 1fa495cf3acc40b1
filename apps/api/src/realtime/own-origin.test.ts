import { request } from 'node:http'
import { io } from 'socket.io-client'
import { expect, it, onTestFinished } from 'vitest'
import { world } from '#testing/world.ts'

type Headers = Record<string, string>

/** The status of a handshake by long polling. */
function poll(url: string, headers: Headers): Promise<number> {
  return new Promise((done, failed) => {
    const asked = request(`${url}/socket.io/?EIO=4&transport=polling`, { headers }, (answer) => {
      answer.resume()
      done(answer.statusCode!)
    })
    asked.on('error', failed).end()
  })
}

/** Whether somebody who is signed in gets a WebSocket. */
function connects(url: string, token: string, extraHeaders: Headers): Promise<boolean> {
  const socket = io(url, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders,
  })
  onTestFinished(() => void socket.disconnect())
  return new Promise((done) => {
    socket.once('connect', () => done(true)).once('connect_error', () => done(false))
  })
}

it('a handshake from another page is refused, by WebSocket and by long polling', async () => {
  const { url, as } = await world()
  const { token } = await as()
  const { host, port } = new URL(url)
  const own: Headers[] = [
    {},
    { origin: url },
    { origin: `https://${host}` },
    { origin: 'https://audit.example:8443', host: 'audit.example:8443' },
    { origin: 'https://audit.example', host: 'audit.example' },
    // The port was left out on the way, or the proxy says by which name it was called.
    { origin: 'https://audit.example:8443', host: 'audit.example' },
    { origin: 'https://audit.example', 'x-forwarded-host': 'audit.example' },
  ]
  const foreign: Headers[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://127.0.0.1:${Number(port) + 1}` },
    { origin: 'https://audit.example.evil.example', host: 'audit.example' },
    { origin: `http://${host}.evil.example` },
    { origin: 'https://evil.example', host: 'audit.example', 'x-forwarded-host': 'audit.example' },
    { origin: 'not an origin' },
  ]
  for (const headers of own) {
    expect([headers, await poll(url, headers), await connects(url, token, headers)]).toEqual([headers, 200, true])
  }
  for (const headers of foreign) {
    expect([headers, await poll(url, headers), await connects(url, token, headers)]).toEqual([headers, 403, false])
  }
})
