import type { Readable } from 'node:stream'
import type { UploadRule } from '@apron/contract'
import type { Blobs } from '../blobs.ts'
import type { receiver } from './receive.ts'
import type { ReceivedFile } from './received.ts'
import type { Room, Share } from './room.ts'

export type Sender = {
  /** Whose files they are; nobody's for the product's own. */
  ownerId: number | null
  /** What a file without a name is called in their language. */
  unnamed: string
  /** Receives the number of bytes as they come in, and refuses them by throwing. */
  comes: (bytes: number) => void
}

/** Takes the files of one call. */
export type Intake = {
  /**
   * Checks and stores one uploaded file; 413, 415 and 507 name the file or say what to do. Nothing for a field without
   * name and content.
   */
  receive(stream: Readable & { truncated?: boolean }, name: string, rule: UploadRule): Promise<ReceivedFile | null>
}

type Parts = { blobs: Blobs; room: Room; receive: ReturnType<typeof receiver>['receive'] }

/** See `FileStore.takeIn`. */
export function taker({ blobs, room, receive }: Parts) {
  return async <Result>(sender: Sender, work: (intake: Intake) => Promise<Result>): Promise<Result> => {
    const share = room.open(sender.ownerId)
    // What the parts of a file take counts since its upload was begun.
    const uncounted = room.open(null)
    const parts: string[] = []
    let isDone = false
    const take = async (stream: Readable, name: string, rule: UploadRule) => {
      if (!rule.isPart) return receive({ stream, name, rule, share, ...sender })
      const part = await takePart(blobs, stream, uncounted)
      parts.push(part.path)
      return part
    }
    try {
      const result = await work({ receive: take })
      isDone = true
      return result
    } finally {
      share.end(isDone)
      // Those that were kept are no longer there.
      for (const path of parts) await blobs.drop({ path })
    }
  }
}

/** A part of a file, on this machine's disk for as long as the call. */
async function takePart(blobs: Blobs, stream: Readable, share: Share): Promise<ReceivedFile & { path: string }> {
  const { path, digest, bytes } = await blobs.take(stream, (count) => share.take(count))
  return { name: '', type: '', kind: 'document', digest, receivedDigest: digest, bytes, path }
}
