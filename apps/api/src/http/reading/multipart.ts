import type {} from '@fastify/multipart'
import type { MessageValues } from '@apron/messages'
import type { FastifyRequest } from 'fastify'
import { fileKinds, putField, type Route, type UploadRule } from '@apron/contract'
import type { Intake, ReceivedFile } from '#files/store.ts'
import { largestPart } from '#files/uploads/parts.ts'
import { Refusal } from '#kernel/refusals.ts'
import { checkRead } from './body/depth.ts'
import { bodyBound, tooLarge } from './body/largest-body.ts'

/** What takes an upload, and what may refuse it. */
export type UploadIntake = Intake & {
  /** Before anything of it is taken. */
  mayCome(params: Record<string, number>): Promise<void>
  /** Where the first file begins; how many bytes the whole call announces. */
  begins(announced: number): void
  /** With each field of a form, of so many bytes. */
  fieldCame(bytes: number): void
  /** The resumable uploads that the caller has finished, by their numbers; 422 for what is not there. */
  finished(ids: unknown): Promise<ReceivedFile[]>
}

export type MultipartForm = { body: unknown; files: Record<string, ReceivedFile[]> }

/**
 * Reads a multipart call: fields into one object (`a[0]` and `a[]` are lists, `a[b]` is an object), files checked and
 * stored. 413 for more than its fields may hold.
 */
export async function readMultipart(
  request: FastifyRequest,
  route: Route,
  uploading: UploadIntake,
): Promise<MultipartForm> {
  const most = bodyBound(route)
  // What takes no files is not even begun to be read.
  if (!route.files && Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(most)
  try {
    return await readParts(request, route, uploading, most)
  } catch (error) {
    // Whatever else comes is kept nowhere.
    request.raw.unpipe().resume()
    // The parser's own complaints about what was sent bear no code, unlike those of the disk.
    throw error instanceof Error && !('code' in error) ? new Refusal(400, 'malformed') : error
  }
}

async function readParts(
  request: FastifyRequest,
  route: Route,
  uploading: UploadIntake,
  most: number,
): Promise<MultipartForm> {
  const rules = route.files ?? {}
  const body = Object.create(null) as Record<string, unknown>
  const files: Record<string, ReceivedFile[]> = Object.fromEntries(Object.keys(rules).map((name) => [name, []]))
  let bytes = 0
  let hasBegun = false
  const fileSize = largestOf(Object.values(rules))
  for await (const part of request.parts({ limits: { fieldSize: most, fileSize }, preservePath: true })) {
    const field = part.fieldname.replace(/\[\w*\]$/, '')
    if (part.type === 'field') {
      const size = sizeOf(part.value)
      bytes += size
      if (part.valueTruncated || bytes > most) throw tooLarge(most)
      uploading.fieldCame(size)
      checkRead(part.value)
      putField(body, part.fieldname, part.value)
      continue
    }
    const rule = rules[field]
    const list = files[field]
    if (!rule || !list) {
      part.file.resume()
      continue
    }
    if (!hasBegun && !rule.isPart) uploading.begins(Number(request.headers['content-length'] ?? 0))
    hasBegun = true
    const name = nameOf(part.filename)
    const isFull = list.length >= rule.atMost
    if (isFull && name !== '') throw tooManyFiles(rule)
    // A field in which nothing was chosen comes as a file without a name and without content.
    const received = await uploading
      .receive(part.file, name, rule)
      .catch((error: unknown) => refuse(field, isFull ? tooManyFiles(rule) : error))
    if (received && isFull) throw tooManyFiles(rule)
    if (received) list.push(received)
  }
  return { body, files }
}

/** Bytes of the largest file that any field takes. */
const largestOf = (rules: readonly UploadRule[]) =>
  Math.max(
    1,
    ...rules.flatMap(({ kinds, isPart }) => (isPart ? [largestPart] : kinds.map((kind) => fileKinds[kind].largest))),
  )

export const tooManyFiles = ({ atMost }: UploadRule) => new Refusal(413, 'too_many_files', { max: atMost })

/** The last part of a name that may be a whole path. */
const nameOf = (given: string | undefined) => (given ?? '').split(/[/\\]/).findLast((part) => part.trim() !== '') ?? ''

/** A refused file says in which field it was sent. */
function refuse(field: string, error: unknown): never {
  // Too much is the matter of no one field.
  if (!(error instanceof Refusal) || error.code === 'failed' || error.status === 429) throw error
  const { status, code, values } = error
  throw new Refusal(status, code, values, { [field]: [{ key: `errors.${code}`, values: values as MessageValues }] })
}

/** In bytes; a field may be JSON, which is read by now. */
const sizeOf = (value: unknown) => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value))
