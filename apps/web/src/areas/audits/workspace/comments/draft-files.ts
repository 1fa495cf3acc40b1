import { deviceStore } from '../../../../lib/device-store.ts'

/** The files of a draft as they are kept on this device. */
export type KeptFiles = { images: readonly File[]; files: readonly File[] }

/** Milliseconds after which the files of a draft that nobody came back to are forgotten: three days. */
const longest = 3 * 24 * 3_600_000
const ask = deviceStore('comment-drafts', 'files')

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
