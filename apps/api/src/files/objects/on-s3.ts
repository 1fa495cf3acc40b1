import { createWriteStream } from 'node:fs'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import type { ByteRange } from '../serving/byte-range.ts'
import {
  checkName,
  NoSuchObject,
  StoreAway,
  type Bucket,
  type ObjectEntry,
  type Objects,
  type ObjectContent,
} from './objects.ts'

const mebibyte = 1024 * 1024
/**
 * Up to here a file is sent at once, beyond it in chunks: each lies in memory, so that it is signed with its SHA-256
 * and can be sent again.
 */
const atOnce = 16 * mebibyte
const piece = 8 * mebibyte
/** Milliseconds until there is a connection, until an answer begins, and without a single byte: whoever reads slowly takes long. */
const [connecting, answering, idle] = [3_000, 30_000, 120_000]
const mostTries = 3
/** Each file being read takes a connection for as long. */
const agent = { keepAlive: true, maxSockets: 500 }

/** Objects of a bucket. Whatever the store does not answer as it should becomes `StoreAway`. */
export function openOnS3(store: Bucket): Objects {
  const client = openClient(store)
  const { bucket: Bucket, prefix } = store
  const at = (name: string) => ({ Bucket, Key: prefix + checkName(name) })

  async function bytesOf(name: string): Promise<number | null> {
    const found = await client.send(new HeadObjectCommand(at(name))).catch(noneIfMissing)
    return found && (found.ContentLength ?? 0)
  }

  async function openObject(name: string, range?: ByteRange): Promise<ObjectContent | null> {
    const Range = range && `bytes=${range.start}-${range.end}`
    const asked = new GetObjectCommand({ ...at(name), ...(Range && { Range }) })
    const got = await client.send(asked).catch((error: unknown) => {
      if (statusOf(error) === 416) return 'outside'
      return noneIfMissing(error)
    })
    if (got === null) return null
    if (got === 'outside') {
      const bytes = await bytesOf(name)
      return bytes === null ? null : { bytes, stream: Readable.from([]) }
    }
    const bytes = got.ContentRange ? Number(got.ContentRange.split('/')[1]) : (got.ContentLength ?? 0)
    return { bytes, stream: told(got.Body as Readable) }
  }

  return {
    async put(name, path) {
      const file = await open(path)
      try {
        const { size } = await file.stat()
        if (size > atOnce) await putInPieces(client, at(name), file, size)
        else await client.send(new PutObjectCommand({ ...at(name), Body: await read(file, 0, size) })).catch(fail)
      } finally {
        await file.close()
      }
      await rm(path, { force: true })
    },
    open: openObject,
    bytesOf,
    async fetch(name, path) {
      const opened = await openObject(name)
      if (!opened) throw new NoSuchObject(name)
      try {
        await pipeline(opened.stream, createWriteStream(path))
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name))).catch(noneIfMissing)
    },
    names: (under) => list(client, store, under === '' ? '' : `${checkName(under.replace(/\/$/, ''))}/`),
    free: () => Promise.resolve(null),
    close: () => Promise.resolve(client.destroy()),
  }
}

function openClient({ endpoint, region, accessKey, secretKey }: Bucket): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: mostTries,
    // Beyond the signed digest of each chunk; not all who speak this protocol know the newer kinds.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connecting,
      requestTimeout: answering,
      throwOnRequestTimeout: true,
      socketTimeout: idle,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
}

/** Nothing of it is there until all of it is. */
async function putInPieces(
  client: S3Client,
  at: { Bucket: string; Key: string },
  file: FileHandle,
  size: number,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(at)).catch(fail)
  const upload = { ...at, UploadId }
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    for (let from = 0; from < size; from += piece) {
      const PartNumber = Parts.length + 1
      const Body = await read(file, from, Math.min(piece, size - from))
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body })).catch(fail)
      Parts.push({ PartNumber, ETag })
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })).catch(fail)
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

async function* list(client: S3Client, { bucket, prefix }: Bucket, under: string): AsyncGenerator<ObjectEntry> {
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + under })
  try {
    for await (const { Contents = [] } of pages)
      for (const { Key, Size, LastModified } of Contents)
        yield { name: Key!.slice(prefix.length), bytes: Size!, at: LastModified! }
  } catch (error) {
    fail(error)
  }
}

async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length)
  for (let done = 0; done < length;) {
    const { bytesRead } = await file.read(bytes, done, length - done, from + done)
    if (bytesRead === 0) throw new Error('The file became shorter while it was read')
    done += bytesRead
  }
  return bytes
}

/** The same bytes; a broken stream becomes `StoreAway`. Ends the source when nobody wants it. */
function told(body: Readable): Readable {
  const stream = new PassThrough()
  body.on('error', (error) => stream.destroy(new StoreAway(error)))
  stream.on('close', () => body.destroy())
  return body.pipe(stream)
}

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? null

/** A bucket that is missing answers 404 as well. */
function noneIfMissing(error: unknown): null {
  if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null
  return fail(error)
}

function fail(error: unknown): never {
  throw new StoreAway(error)
}
