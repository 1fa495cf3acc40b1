import { writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { openScratch } from '../scratch.ts'
import { StoreAway, type Bucket } from './objects.ts'
import { openObjects } from './open-objects.ts'

/** Which setting is the likely reason, by what the store or the network says. */
const likely: Record<string, string> = {
  NoSuchBucket: 'There is no such bucket: look at APRON_S3_BUCKET.',
  InvalidAccessKeyId: 'The store does not know APRON_S3_ACCESS_KEY.',
  SignatureDoesNotMatch: 'APRON_S3_SECRET_KEY does not belong to APRON_S3_ACCESS_KEY.',
  AccessDenied: 'APRON_S3_ACCESS_KEY has to be allowed to put, get, delete and list objects of the bucket.',
  AuthorizationHeaderMalformed: 'The bucket is in another region: look at APRON_S3_REGION.',
  PermanentRedirect: 'The bucket is elsewhere: look at APRON_S3_REGION and APRON_S3_ENDPOINT.',
}
const elsewhere = 'Look at APRON_S3_ENDPOINT, and whether the store runs and can be reached from this machine.'

/** Writes, reads, lists and removes an object of its own in a bucket; throws a sentence for whoever starts the product, which says what failed and where to look. */
export async function tryBucket(directory: string, bucket: Bucket): Promise<void> {
  const objects = await openObjects(directory, bucket)
  const path = (await openScratch(directory)).fresh()
  const name = `probe/${randomUUID()}`
  const step = async (what: string, work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => {
      if (!(error instanceof StoreAway)) throw error
      const where = `The bucket ${bucket.bucket}${bucket.endpoint ? ` at ${bucket.endpoint}` : ''}`
      const { reason } = error
      const sentence = `${where} cannot be used: ${what} failed (${reason}). ${likely[reason] ?? elsewhere}`
      throw new Error(sentence, { cause: error })
    })
  }
  try {
    await writeFile(path, name)
    await step('writing an object', () => objects.put(name, path))
    await step('reading an object', () => objects.fetch(name, path))
    await step('listing objects', () => objects.names('probe/')[Symbol.asyncIterator]().next())
    await step('removing an object', () => objects.remove(name))
  } finally {
    await (await openScratch(directory)).drop({ path })
    await objects.close()
  }
}
