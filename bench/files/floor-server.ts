import { createReadStream, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least a server of files can do: parts of one file, for whoever asks. */
const { path, bytes } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as { path: string; bytes: number }
const server = createServer(({ headers }, response) => {
  const [start, end] = headers.range!.slice('bytes='.length).split('-').map(Number) as [number, number]
  const told = { 'content-range': `bytes ${start}-${end}/${bytes}`, 'content-type': 'application/octet-stream' }
  response.writeHead(206, { ...told, 'accept-ranges': 'bytes', 'content-length': end - start + 1 })
  createReadStream(path, { start, end }).pipe(response)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
