import { createReadStream } from 'node:fs'
import { translate } from '@apron/messages'
import type { ReceivedFile } from '#files/store.ts'
import { Refusal } from '#kernel/refusals.ts'
import type { Services } from '#http/services.ts'
import type { Outline } from '../sent-outline.ts'
import type { ImportJob } from './reading.ts'

type TakePicturesInput = { pictures: Outline['pictures']; done: (share: number) => Promise<void> }
/** In the order of the document; null for one that is not taken. */
export type PictureFiles = (ReceivedFile | null)[]

/** Takes the pictures of an outline in as those of whoever began the import, and gives them to `work`; nothing is left of them when that fails. */
export async function takePictures<Result>(
  { fileStore }: Services,
  { started_by, sent }: ImportJob,
  { pictures, done }: TakePicturesInput,
  work: (taken: PictureFiles) => Promise<Result>,
): Promise<Result> {
  const unnamed = translate(sent.language, 'files.unnamed')
  return fileStore.takeIn({ ownerId: started_by, unnamed, comes: () => undefined }, async ({ receive }) => {
    const taken: PictureFiles = []
    for (const { name, path } of pictures) {
      const rule = { kinds: ['image'], atMost: 1 } as const
      taken.push(await receive(createReadStream(path), name, rule).catch(leftOut))
      await done(taken.length / pictures.length)
    }
    return work(taken)
  })
}

/** A picture that nobody can open is left out; what has no room ends it all. */
function leftOut(error: unknown): null {
  if (error instanceof Refusal && (error.status === 413 || error.status === 415)) return null
  throw error
}
