import { Agent, request } from 'node:http'
import type { Recorded } from './statements.ts'

export type Load = { perSecond: number; median: number; p99: number; failures: number }

const connections = 16

/** Sends the recorded requests in turn over 16 connections for some seconds; times are milliseconds. */
export async function load(port: number, token: string, recorded: Recorded[], seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failures = 0
  let next = 0
  const end = performance.now() + seconds * 1000

  async function worker() {
    while (performance.now() < end) {
      const index = next++ % recorded.length
      const began = performance.now()
      const status = await send({ agent, port, token }, recorded[index]!, index)
      times.push(performance.now() - began)
      if (status !== 200) failures += 1
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, worker))
  const took = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / took,
    median: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    failures,
  }
}

function send(
  { agent, port, token }: { agent: Agent; port: number; token: string },
  { method, path, body }: Recorded,
  index: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'x-request': String(index),
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const outgoing = request({ agent, host: '127.0.0.1', port, method, path: `/api${path}`, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
