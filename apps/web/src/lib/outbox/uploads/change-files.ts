import type { UploadPurpose } from '@apron/contract/product'
import { noteSent } from '../../calls/uploading.ts'
import type { Change } from '../change.ts'
import { filesIn } from '../store/files.ts'
import { dropParts, sendInParts } from './send-in-parts.ts'

/** The field of a change with a frame of its video, which is sent with the file. */
const posterField = 'poster'
const identityOf = (change: Change, at: number) => `${change.id}/${at}`
const sentOf = ({ files }: Change) => files.filter(({ field }) => field !== posterField).map(({ file }) => file)

/**
 * Sends the files of a change as resumable uploads, one file after the other, and returns their uploads in that order;
 * reports progress meanwhile. Rejects as `sendInParts` does.
 */
export async function sendFilesOf(change: Change, purpose: UploadPurpose, stop: AbortSignal): Promise<number[]> {
  const [poster] = filesIn(change.files, posterField)
  const taken = new Set<string>()
  const ids: number[] = []
  let before = 0
  for (const [at, file] of sentOf(change).entries()) {
    const start = before
    const hear = (bytes: number) => noteSent(change.id, start + bytes)
    ids.push(await sendInParts(file, { purpose, identity: identityOf(change, at), taken, poster, stop, hear }))
    before += file.size
  }
  noteSent(change.id, null)
  return ids
}

/** Makes the server delete the parts of a change's files; without it they are deleted some days later. */
export async function dropFilesOf(change: Change, purpose: UploadPurpose): Promise<void> {
  noteSent(change.id, null)
  const taken = new Set<string>()
  for (const [at, file] of sentOf(change).entries())
    await dropParts(file, { purpose, identity: identityOf(change, at), taken }).catch(() => undefined)
}
