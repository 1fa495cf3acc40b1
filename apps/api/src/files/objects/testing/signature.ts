import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Bucket } from '../objects.ts'

type Signed = { method: string; url: URL; headers: IncomingHttpHeaders }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const quoted = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`)
const header =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** Whether a request bears the signature (version 4) of the bucket's key over its method, address, signed headers and the digest of its bytes. */
export function isSigned({ method, url, headers }: Signed, { secretKey, region }: Bucket): boolean {
  const [, day = '', place, names = '', given] = header.exec(headers.authorization ?? '') ?? []
  if (given === undefined || place !== region || !names.split(';').includes('host')) return false
  const query = [...url.searchParams].map(([name, value]) => `${quoted(name)}=${quoted(value)}`).toSorted()
  const path = decodeURIComponent(url.pathname).split('/').map(quoted).join('/')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const sum = String(headers['x-amz-content-sha256'])
  const canonical = [method, path, query.join('&'), lines.join(''), names, sum].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`)
  return hmac(key, text).toString('hex') === given
}
