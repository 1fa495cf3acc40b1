import { readDrafts, readDraftsAgain } from './drafts/drafts.ts'
import { kept } from './store/kept.ts'
import { rereadOutbox, startOutbox } from './outbox.ts'
import { takeOverFormer } from './former/take-over.ts'

/** Goes on with what earlier pages kept, whichever screen is open; what older versions of the product left comes with it. Once for a page. */
export async function startKeeping(): Promise<void> {
  void readDrafts()
  await startOutbox()
  if (!(await takeOverFormer(kept))) return
  await readDraftsAgain()
  rereadOutbox()
}
