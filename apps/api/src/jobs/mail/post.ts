import { mkdir, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '#start/config.ts'

export type OutgoingMail = {
  id: number
  to_name: string
  to_address: string
  subject: string
  text: string
  html: string
  unsubscribe: string | null
}
/** Whose the product is, who stands as the sender; empty while nobody has said. */
type Sender = { company: () => string }
/**
 * Hands a mail over: `sent` to the mail server, or `kept` in the outbox of the data directory where there is none.
 * Throws the server's refusal.
 */
export type MailTransport = (mail: OutgoingMail) => Promise<'sent' | 'kept'>

const patience = 20_000

/** Delivers the mails of a process. */
export function openMailTransport(
  { mail, name, dataDirectory }: Pick<Config, 'mail' | 'name' | 'dataDirectory'>,
  { company }: Sender,
): MailTransport {
  const from = () => ({ name: company() || name, address: mail?.from ?? 'apron@localhost' })
  if (!mail) {
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    return async (one) => {
      const { message } = await writer.sendMail(messageOf(from(), one))
      const directory = join(dataDirectory, 'outbox')
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeFile(join(directory, `${one.id}.eml`), message as Buffer, { mode: 0o600 })
      return 'kept'
    }
  }
  const server = createTransport({
    url: mail.url,
    // A password in the clear goes no further than this machine.
    requireTLS: !isThisMachine(new URL(mail.url).hostname),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (one) => {
    await server.sendMail(messageOf(from(), one))
    return 'sent'
  }
}

function messageOf(from: { name: string; address: string }, mail: OutgoingMail) {
  const { to_name, to_address, subject, text, html, unsubscribe } = mail
  const to = { name: to_name, address: to_address }
  // Asks mail programs not to answer with absence notices.
  const headers = {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
  return { from, to, subject, text, html, headers } satisfies SendMailOptions
}

const isThisMachine = (host: string) =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))
