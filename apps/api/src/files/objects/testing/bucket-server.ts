import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bucket } from '../objects.ts'
import { isSigned } from './signature.ts'

type StoredObject = { bytes: Buffer; at: Date }
type BucketRequest = { request: IncomingMessage; url: URL; key: string; bytes: Buffer }
/** A store with one bucket in memory that speaks as much of the protocol as the product needs, and refuses what is signed or summed up wrongly. */
export type BucketServer = {
  /** The settings with which the product uses it. */
  bucket: Bucket
  /** The same as environment variables. */
  env: NodeJS.ProcessEnv
  objects: Map<string, StoredObject>
  /** What it was asked, such as `GET a/b`. */
  asked: string[]
  /** Multipart uploads that are neither completed nor aborted. */
  open: Map<string, Map<number, Buffer>>
  /** Answers with this instead, where it is one. */
  fails: (what: string) => { status: number; code: string } | null
  /** How it answers what it has done: to the end, not at all, or with a line that breaks in the middle. */
  answers: 'whole' | 'never' | 'half'
  /** Lets nobody in until `comeBack`, and breaks off what is on its way. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
}

const mostListed = 1000
const md5 = (bytes: Buffer) => createHash('md5').update(bytes)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

class Failure extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

/** Starts one on a port of its own. */
export async function startBucket({ prefix = '' } = {}): Promise<BucketServer> {
  const keys = { accessKey: 'apron-key', secretKey: 'a secret/of the+key' }
  const bucket: Bucket = { endpoint: '', region: 'test-1', bucket: 'apron-files', prefix, ...keys }
  const server: BucketServer = {
    bucket,
    env: {},
    objects: new Map(),
    asked: [],
    open: new Map(),
    fails: () => null,
    answers: 'whole',
    goAway: async () => {
      const closed = once(http, 'close')
      http.close()
      http.closeAllConnections()
      await closed
    },
    comeBack: () => listen(http, port),
  }
  const http = createServer((request, response) => void answer(server, request, response))
  await listen(http, 0)
  const { port } = http.address() as AddressInfo
  bucket.endpoint = `http://127.0.0.1:${port}`
  server.env = {
    APRON_STORE: 's3',
    APRON_S3_ENDPOINT: bucket.endpoint,
    APRON_S3_REGION: bucket.region,
    APRON_S3_BUCKET: bucket.bucket,
    APRON_S3_ACCESS_KEY: bucket.accessKey,
    APRON_S3_SECRET_KEY: bucket.secretKey,
    APRON_S3_PREFIX: prefix,
  }
  return server
}

async function listen(http: Server, port: number): Promise<void> {
  http.listen(port, '127.0.0.1')
  await once(http, 'listening')
}

async function answer(server: BucketServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const bytes = Buffer.concat(await request.toArray())
    const url = new URL(request.url!, server.bucket.endpoint)
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    server.asked.push(`${request.method} ${key}`)
    check(server, bucket!, { request, url, key, bytes })
    const { status = 200, headers = {}, body = '' } = perform(server, { request, url, key, bytes })
    if (server.answers === 'never') return
    if (server.answers === 'half' && body.length < 2) return void response.destroy()
    response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers })
    if (server.answers === 'half') response.write(body.slice(0, body.length / 2), () => response.destroy())
    else response.end(request.method === 'HEAD' ? '' : body)
  } catch (error) {
    const { message } = error as Error
    const status = error instanceof Failure ? error.status : 500
    const body = `<?xml version="1.0"?><Error><Code>${message}</Code><Message>${message}</Message></Error>`
    response.writeHead(status, { 'content-type': 'application/xml' }).end(request.method === 'HEAD' ? '' : body)
  }
}

function check(server: BucketServer, bucket: string, { request, bytes, url, key }: BucketRequest): void {
  const { headers, method } = request
  if (headers.authorization?.includes(`Credential=${server.bucket.accessKey}/`) !== true)
    throw new Failure(403, 'InvalidAccessKeyId')
  if (!isSigned({ method: method!, url, headers }, server.bucket)) throw new Failure(403, 'SignatureDoesNotMatch')
  const sum = createHash('sha256').update(bytes).digest('hex')
  if (headers['x-amz-content-sha256'] !== sum) throw new Failure(400, 'XAmzContentSHA256Mismatch')
  const given = headers['content-md5']
  if (given !== undefined && given !== md5(bytes).digest('base64')) throw new Failure(400, 'BadDigest')
  if (bucket !== server.bucket.bucket) throw new Failure(404, 'NoSuchBucket')
  const failing = server.fails(`${method} ${key}`)
  if (failing) throw new Failure(failing.status, failing.code)
}

type Done = { status?: number; headers?: Record<string, string>; body?: string | Buffer }

function perform(server: BucketServer, asked: BucketRequest): Done {
  const { request, url, key, bytes } = asked
  const upload = url.searchParams.get('uploadId')
  if (upload !== null || url.searchParams.has('uploads')) return inPieces(server, asked, upload)
  switch (request.method) {
    case 'PUT':
      server.objects.set(key, { bytes, at: new Date() })
      return { headers: { etag: `"${md5(bytes).digest('hex')}"` } }
    case 'DELETE':
      server.objects.delete(key)
      return { status: 204 }
    default:
      return key === '' ? list(server, url.searchParams) : read(server, asked)
  }
}

function read({ objects }: BucketServer, { key, request: { headers, method } }: BucketRequest): Done {
  const kept = objects.get(key)
  if (!kept) throw new Failure(404, 'NoSuchKey')
  const { bytes } = kept
  if (method === 'HEAD') return { headers: { 'content-length': String(bytes.length) } }
  const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '')
  if (!range) return { body: bytes }
  const [from, to] = [Number(range[1]), Math.min(Number(range[2]), bytes.length - 1)]
  if (from >= bytes.length) throw new Failure(416, 'InvalidRange')
  const told = { 'content-range': `bytes ${from}-${to}/${bytes.length}` }
  return { status: 206, headers: told, body: bytes.subarray(from, to + 1) }
}

function list({ objects }: BucketServer, asked: URLSearchParams): Done {
  const after = asked.get('continuation-token') ?? ''
  const prefix = asked.get('prefix') ?? ''
  const all = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted()
  const page = all.slice(0, mostListed)
  const rows = page.map((key) => {
    const { bytes, at } = objects.get(key)!
    const told = `<Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified>`
    return `<Contents><Key>${escaped(key)}</Key>${told}</Contents>`
  })
  const isCut = all.length > page.length
  const next = isCut ? `<NextContinuationToken>${escaped(page.at(-1)!)}</NextContinuationToken>` : ''
  const head = `<IsTruncated>${isCut}</IsTruncated><KeyCount>${page.length}</KeyCount>${next}`
  return { body: `<?xml version="1.0"?><ListBucketResult>${head}${rows.join('')}</ListBucketResult>` }
}

function inPieces(server: BucketServer, { request, url, key, bytes }: BucketRequest, upload: string | null): Done {
  if (upload === null) {
    const id = randomUUID()
    server.open.set(id, new Map())
    const named = `<UploadId>${id}</UploadId>`
    return { body: `<InitiateMultipartUploadResult>${named}</InitiateMultipartUploadResult>` }
  }
  const pieces = server.open.get(upload)
  if (!pieces) throw new Failure(404, 'NoSuchUpload')
  if (request.method === 'PUT') {
    pieces.set(Number(url.searchParams.get('partNumber')), bytes)
    return { headers: { etag: `"${md5(bytes).digest('hex')}"` } }
  }
  server.open.delete(upload)
  if (request.method === 'DELETE') return { status: 204 }
  const named = [...String(bytes).matchAll(/<PartNumber>(\d+)</g)].map(([, n]) => Number(n))
  const sums = named.map((n) => `"${md5(pieces.get(n)!).digest('hex')}"`)
  if (!sums.every((sum) => String(bytes).replaceAll('&quot;', '"').includes(sum))) throw new Failure(400, 'InvalidPart')
  server.objects.set(key, { bytes: Buffer.concat(named.map((n) => pieces.get(n)!)), at: new Date() })
  return { body: `<CompleteMultipartUploadResult><Key>${escaped(key)}</Key></CompleteMultipartUploadResult>` }
}
