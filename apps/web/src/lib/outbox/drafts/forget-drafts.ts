import { openStore } from '../store/store.ts'

/** Deletes a person's drafts and the copies of what they read; the outbox stays. */
export async function forgetDraftsOf(userId: number): Promise<void> {
  await openStore()(async (shelf) => {
    for (const name of ['drafts', 'copies'] as const) {
      const { store, done } = shelf.transaction(name, 'readwrite')
      for (const key of await store.index('person').getAllKeys(userId)) await store.delete(key)
      await done
    }
    shelf.close()
  })
}
