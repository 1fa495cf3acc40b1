import { passing } from '../scratch.ts'
import type { Bucket, Objects } from './objects.ts'
import { openOnDisk } from './on-disk.ts'

/** Opens the store of a deployment: a bucket, or else `directory`, that of its files on this machine. */
export async function openObjects(directory: string, bucket: Bucket | null): Promise<Objects> {
  if (!bucket) return openOnDisk(directory, Object.values(passing))
  // Takes longer to load than the rest of a start: only where there is a bucket.
  const { openOnS3 } = await import('./on-s3.ts')
  return openOnS3(bucket)
}
