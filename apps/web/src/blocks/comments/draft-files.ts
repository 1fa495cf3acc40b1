/** The files of a draft as they are kept on this device. */
export type KeptFiles = { images: readonly File[]; files: readonly File[] }

const storeName = 'files'
/** Milliseconds after which the files of a draft that nobody came back to are forgotten: three days. */
const longest = 3 * 24 * 3_600_000
let opening: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('comment-drafts', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
    request.addEventListener('error', () => reject(new Error('indexedDB')))
    request.addEventListener('success', () => {
      // Signing out deletes it, also from another tab.
      const close = () => {
        request.result.close()
        opening = null
      }
      request.result.addEventListener('versionchange', close)
      request.result.addEventListener('close', close)
      resolve(request.result)
    })
  })
  opening.catch(() => (opening = null))
  return opening
}

async function ask<Result>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<Result>) {
  const transaction = (await database()).transaction(storeName, mode)
  const request = run(transaction.objectStore(storeName))
  return new Promise<Result>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(new Error('indexedDB')))
  })
}

/** Keeps the files of a draft on this device, or forgets them when there are none; false when the browser does not let it. */
export async function keepFiles(name: string, { images, files }: KeptFiles): Promise<boolean> {
  const holds = images.length + files.length > 0
  return ask<unknown>('readwrite', (store): IDBRequest =>
    holds ? store.put({ images, files, at: Date.now() }, name) : store.delete(name),
  ).then(
    () => true,
    () => !holds,
  )
}

/** The files of a draft that were kept, null when there are none; forgets what is too old on the way. */
export async function filesOf(name: string): Promise<KeptFiles | null> {
  const kept = await ask<(KeptFiles & { at: number }) | undefined>('readonly', (store) => store.get(name)).catch(
    () => undefined,
  )
  await ask('readwrite', dropOld).catch(() => undefined)
  return kept ?? null
}

function dropOld(store: IDBObjectStore): IDBRequest {
  const request = store.openCursor()
  request.addEventListener('success', () => {
    const { result: cursor } = request
    if (!cursor) return
    if ((cursor.value as { at: number }).at < Date.now() - longest) cursor.delete()
    cursor.continue()
  })
  return request
}
