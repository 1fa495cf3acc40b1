type Ask = <Result>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<Result>) => Promise<Result>

type Database = 'comment-drafts' | 'chat'

/** What this browser keeps whoever uses it, besides the session itself; everything else is somebody's own. */
const ofEverybody = new Set(['language', 'theme', 'chat/aside', 'device', 'ran', 'token', 'user', 'permissions'])
/** Answers that were given and wait for the network: only who gave them sends them, and sees them. */
const given = 'answer/'
/** Milliseconds that a database may take to go: another tab may hold it. */
const patience = 2000

/** Leaves nothing behind of what was begun and not sent. */
export function forgetDrafts(): void {
  void deleted('comment-drafts')
}

/** Leaves nothing behind of what whoever used this tab was writing; what they had sent off waits on this device for them. */
export async function forgetPerson(): Promise<void> {
  sessionStorage.clear()
  for (const key of Object.keys(localStorage))
    if (!ofEverybody.has(key) && !key.startsWith(given)) localStorage.removeItem(key)
  await deleted('comment-drafts')
}

function deleted(database: Database): Promise<void> {
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

/** What is kept on this device over a reload: asks one store of a database of its own, made when it is missing; rejects when the browser does not let it. */
export function deviceStore(database: Database, name: string, options?: IDBObjectStoreParameters): Ask {
  let opening: Promise<IDBDatabase> | null = null
  const forget = () => {
    opening = null
  }
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database, 1)
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(name, options))
      request.addEventListener('error', () => reject(new Error('indexedDB')))
      request.addEventListener('success', () => {
        // Whoever signs out may delete it, also from another tab.
        request.result.addEventListener('versionchange', () => {
          request.result.close()
          forget()
        })
        request.result.addEventListener('close', forget)
        resolve(request.result)
      })
    })
  return async (mode, run) => {
    opening ??= open()
    opening.catch(forget)
    const transaction = (await opening).transaction(name, mode)
    const request = run(transaction.objectStore(name))
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(new Error('indexedDB')))
    })
  }
}
