import type { draftsDatabase } from './forget.ts'

type Ask = <Result>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<Result>) => Promise<Result>

type Database = typeof draftsDatabase | 'chat'

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
