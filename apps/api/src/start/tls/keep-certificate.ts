import type { Server } from 'node:https'
import type { FastifyInstance } from 'fastify'
import { repeatEvery } from '#jobs/repeat.ts'
import { readCertificate, type Certificate, type CertificateFiles } from './certificate.ts'

/** Milliseconds between two looks at the files. */
const lookEvery = 2_000

/** Has a server use what the files of its certificate hold as soon as they change and fit; connections that are open stay. Returns what ends it. */
export function keepCertificate(
  { server, log }: FastifyInstance,
  files: CertificateFiles,
  first: Certificate,
): () => Promise<void> {
  const tls = server as unknown as Server
  tellOfEnd(log, first)
  let used = first
  let complaint = ''
  const look = async () => {
    const found = await readCertificate(files)
    complaint = ''
    if (found.cert.equals(used.cert) && found.key.equals(used.key)) return
    tls.setSecureContext({ cert: found.cert, key: found.key })
    used = found
    log.info({ until: found.until }, 'The certificate was renewed')
    tellOfEnd(log, found)
  }
  // Between the two files being replaced they do not belong together; the former ones serve until they do.
  return repeatEvery(look, lookEvery, ({ message }) => {
    if (message !== complaint) log.warn(message)
    complaint = message
  })
}

function tellOfEnd(log: FastifyInstance['log'], { until }: Certificate): void {
  if (until.getTime() < Date.now()) log.warn({ until }, 'The certificate has expired: browsers will refuse it')
}
