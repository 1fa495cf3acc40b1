import { openStore } from '../store/store.ts'

/** Forgets what one person has begun and not sent; what waits to be sent stays. */
export async function forgetDraftsOf(userId: number): Promise<void> {
  await openStore()(async (shelf) => {
    const { store, done } = shelf.transaction('drafts', 'readwrite')
    for (const key of await store.index('person').getAllKeys(userId)) await store.delete(key)
    await done
    shelf.close()
  })
}
