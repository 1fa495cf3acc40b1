import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes everything while nothing says that it `refuses`; `received` has the whole of each. */
export async function startMailServer(refuses: () => boolean = () => false): Promise<{
  url: string
  env: NodeJS.ProcessEnv
  received: string[]
  close(): Promise<void>
}> {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuses() ? new Error('mailbox full') : null),
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  // A process that is killed breaks off.
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  const url = `smtp://127.0.0.1:${port}`
  return {
    url,
    env: { APRON_SMTP_URL: url, APRON_MAIL_FROM: 'apron@apron.example' },
    received,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
