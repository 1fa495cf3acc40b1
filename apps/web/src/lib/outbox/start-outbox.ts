import { fetchKinds } from './change-kinds.ts'
import { readDrafts } from './drafts/drafts.ts'
import { startOutbox } from './outbox.ts'

/** Starts the outbox, whichever screen is open. Once for a page. */
export async function startOutboxAndDrafts(): Promise<void> {
  void readDrafts()
  await startOutbox()
  await fetchKinds()
}
