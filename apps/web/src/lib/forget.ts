/** The database of what was begun and not sent. */
export const draftsDatabase = 'comment-drafts'

/** What this browser keeps whoever uses it, besides the session itself; everything else is somebody's own. */
const ofEverybody = new Set(['language', 'theme', 'chat/aside', 'device', 'ran', 'token', 'user', 'permissions'])
/** Answers that were given and wait for the network: only who gave them sends them, and sees them. */
const given = 'answer/'
/** Milliseconds that a database may take to go: another tab may hold it. */
const patience = 2000

/** Leaves nothing behind of what was begun and not sent. */
export function forgetDrafts(): void {
  void deleted(draftsDatabase)
}

/** Leaves nothing behind of what whoever used this tab was writing; what they had sent off waits on this device for them. */
export async function forgetPerson(): Promise<void> {
  sessionStorage.clear()
  for (const key of Object.keys(localStorage))
    if (!ofEverybody.has(key) && !key.startsWith(given)) localStorage.removeItem(key)
  await deleted(draftsDatabase)
}

function deleted(database: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(database)
      request.addEventListener('success', () => resolve())
      request.addEventListener('error', () => resolve())
      setTimeout(resolve, patience)
    } catch {
      // A browser that lets nobody in has kept nothing.
      resolve()
    }
  })
}
