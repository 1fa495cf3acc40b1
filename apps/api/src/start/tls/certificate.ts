import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'

/** Where the certificate, with those that it leans on, and its key lie. */
export type CertificateFiles = { cert: string; key: string }
/** A certificate with the key that belongs to it. */
export type Certificate = { cert: Buffer; key: Buffer; until: Date }

export class CertificateError extends Error {}

/** Reads a certificate and its key; throws a sentence for whoever runs the product when they cannot be read or do not belong together. */
export async function readCertificate(files: CertificateFiles): Promise<Certificate> {
  const [cert, key] = [await bytesOf('APRON_TLS_CERT', files.cert), await bytesOf('APRON_TLS_KEY', files.key)]
  const leaf = tried(`APRON_TLS_CERT: ${files.cert} holds no certificate in PEM`, () => new X509Certificate(cert))
  const own = tried(`APRON_TLS_KEY: ${files.key} holds no private key in PEM, or one that asks for a password`, () =>
    createPrivateKey(key),
  )
  if (!leaf.checkPrivateKey(own)) {
    throw new CertificateError(
      `A setting is wrong. APRON_TLS_KEY: the key in ${files.key} does not belong to the certificate in ${files.cert}, whose own has to come first`,
    )
  }
  tried(`APRON_TLS_CERT: the certificate in ${files.cert} cannot be used`, () => createSecureContext({ cert, key }))
  return { cert, key, until: new Date(leaf.validTo) }
}

async function bytesOf(setting: string, path: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new CertificateError(`A setting is wrong. ${setting}: ${path} cannot be read (${error.code})`)
  })
}

function tried<Result>(otherwise: string, work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    throw new CertificateError(`A setting is wrong. ${otherwise}`, { cause })
  }
}
