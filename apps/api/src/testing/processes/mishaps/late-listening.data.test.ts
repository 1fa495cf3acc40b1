import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openLine } from '../line.ts'
import { addressOf, startTwoApps, type TwoApps } from '../two-apps.ts'

/** A way to PostgreSQL on which the connection that listens to other processes waits until it is let through. */
async function slowWay({ host, port }: TwoApps['connection']) {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const way = createServer((client) => {
    client.once('data', (first) => {
      client.pause()
      const isHeld = first.includes('apron realtime')
      void (isHeld ? opened : Promise.resolve()).then(() => {
        const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
        server.on('error', () => client.destroy()).on('close', () => client.destroy())
        client.on('error', () => server.destroy()).on('close', () => server.destroy())
        server.write(first)
        client.pipe(server).pipe(client)
      })
    })
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  onTestFinished(() => void way.close())
  return { port: (way.address() as AddressInfo).port, open }
}

it('whoever is connected to a process that has only just begun misses nothing that is said in another', async () => {
  const two = await startTwoApps()
  onTestFinished(() => two.stop())
  const way = await slowWay(two.connection)
  const third = await two.start(addressOf({ ...two.connection, host: '127.0.0.1', port: way.port }))
  onTestFinished(async () => void (await third.end('SIGTERM')))
  onTestFinished(() => way.open())
  const [one, other, id] = await two.pair()
  let isConnected = false
  const opening = openLine(third.url, other.token).then((line) => {
    isConnected = true
    return line
  })
  let said = 0
  const say = async () => {
    said += 1
    return (await two.say(two.apps[0], one, id, { text: `câu ${said}`, id: `m${said}` })).body.data.id as number
  }
  // Whoever is let in early is by then; all others wait.
  while (said < 20) await say()
  if (!isConnected) way.open()
  const line = await opening
  const last = await say()
  expect((await line.hears('chat:message', ({ message }) => message.id === last)).message.id).toBe(last)
})
