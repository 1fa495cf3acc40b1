import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

/** One address before several processes: each new connection goes to the next of them that takes it, and breaks off with it. */
export async function openFront(ports: () => number[]): Promise<{ url: string; close(): void }> {
  let turn = 0
  const open = new Set<Socket>()

  function pass(client: Socket, tries: number): void {
    const all = ports()
    const port = all[(turn += 1) % all.length]
    if (port === undefined || tries === 0) return void client.destroy()
    const server = connect(port, '127.0.0.1')
    let isThere = false
    server.once('connect', () => {
      isThere = true
      client.pipe(server).pipe(client)
    })
    server.on('error', () => {
      if (!isThere) pass(client, tries - 1)
    })
    server.on('close', () => {
      if (isThere) client.destroy()
    })
    client.on('close', () => server.destroy())
  }

  const front = createServer((client) => {
    open.add(client)
    client.on('error', () => undefined).on('close', () => open.delete(client))
    pass(client, 5)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    close() {
      front.close()
      for (const client of open) client.destroy()
    },
  }
}
