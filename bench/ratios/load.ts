import { asBytes, openConnection, type Request } from '../connection.ts'
import { quantile } from '../rounds.ts'

/** What came of a round; `p95` is in milliseconds. */
export type Load = { perSecond: number; p95: number; failures: number }
export type LoadGenerator = { load(seconds: number): Promise<Load>; close(): void }

const connections = 16

/** Opens 16 connections; `load` sends the requests in turn over them for some seconds. */
export async function openLoading(port: number, token: string, requests: Request[]): Promise<LoadGenerator> {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  const sent = requests.map((request, place) => asBytes(request, token, String(place)))
  let next = 0

  async function load(seconds: number): Promise<Load> {
    const times: number[] = []
    let failures = 0
    const began = performance.now()
    const end = began + seconds * 1000
    const work = open.map(async (connection) => {
      while (performance.now() < end) {
        const asked = performance.now()
        const status = await connection.ask(sent[next++ % sent.length]!)
        times.push(performance.now() - asked)
        if (status !== 200) failures += 1
      }
    })
    await Promise.all(work)
    const took = (performance.now() - began) / 1000
    return { perSecond: times.length / took, p95: quantile(times, 0.95), failures }
  }
  return { load, close: () => open.forEach((connection) => connection.close()) }
}
