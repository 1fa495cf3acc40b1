import { openBlobs, type Blobs } from '#files/blobs.ts'
import type { Marks } from '#files/forgetting/marks.ts'
import { openOnDisk } from '#files/objects/on-disk.ts'
import { openScratch } from '#files/scratch.ts'

const noMarks: Marks = {
  doubt: () => Promise.resolve(),
  unsettled: () => Promise.resolve([]),
  settle: () => Promise.resolve(),
  forget: () => Promise.resolve(false),
}

/** Blobs in a directory, without a database: none is ever in doubt. */
export const blobsOn = async (directory: string): Promise<Blobs> =>
  openBlobs({ objects: openOnDisk(directory), scratch: await openScratch(directory), marks: noMarks })
