import { createHash } from 'node:crypto'
import { form } from '../pictures/pictures.ts'
import type { Browser } from '../world.ts'

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export type Begun = { id: number; part_bytes: number; have: number[]; file: { id: number; url: string } | null }
type UploadOptions = { name?: string; purpose?: string; digest?: string }

/** Begins a file of parts, without its digest unless that is said. */
export const beginUpload = (
  who: Browser,
  bytes: number,
  { name = 'sổ tay.txt', purpose = 'media', digest }: UploadOptions = {},
) => who.post('/uploads', { body: { name, bytes, purpose, ...(digest && { digest }) } })

/** The bytes of one of its parts. */
export const partOf = (bytes: Buffer, { part_bytes: each }: Begun, n: number) =>
  bytes.subarray((n - 1) * each, n * each)

export const sendPart = (who: Browser, [id, n]: [number, number], part: Buffer, digest = sha256(part)) =>
  who.post(`/uploads/${id}/parts/${n}`, { form: form({ digest }, [['part', 'part', part]]) })

/** Sends what is not there yet, and completes it; the completion's answer. */
export async function sendWhole(who: Browser, bytes: Buffer, named: UploadOptions = {}) {
  const begun = (await beginUpload(who, bytes.length, named)).body.data as Begun
  const count = Math.ceil(bytes.length / begun.part_bytes)
  for (let n = 1; n <= count; n += 1)
    if (!begun.have.includes(n)) await sendPart(who, [begun.id, n], partOf(bytes, begun, n))
  return who.post(`/uploads/${begun.id}/completion`)
}
