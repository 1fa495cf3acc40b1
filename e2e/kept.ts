import type { Page } from 'playwright-core'

type DeviceRecord = { userId: number; kind?: string; key?: string; tries?: number; problem?: string }

/** What a browser holds in one shelf of its store; nothing where it has none. */
function shelf(page: Page, name: 'changes' | 'drafts' | 'copies'): Promise<DeviceRecord[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<DeviceRecord[]>((resolve) => {
        const opening = indexedDB.open('kept')
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
        opening.addEventListener('error', () => resolve([]))
        opening.addEventListener('success', () => {
          const all = opening.result.transaction(wanted).objectStore(wanted).getAll()
          all.addEventListener('success', () => {
            opening.result.close()
            resolve(
              (all.result as DeviceRecord[]).map(({ userId, kind, key, tries, problem }) => ({
                userId,
                kind,
                key,
                tries,
                problem,
              })),
            )
          })
        })
      }),
    name,
  )
}

/** The changes that a browser has not got rid of, of whomever. */
export const keptChanges = (page: Page) => shelf(page, 'changes')

/** The drafts in a browser: what was typed, and apart from it what was chosen. */
export const keptDrafts = (page: Page) => shelf(page, 'drafts')

/** The copies of what a browser has read, for when there is no network. */
export const keptCopies = (page: Page) => shelf(page, 'copies')

/** Puts a change there that no sender takes, and makes the page learn of it as of another tab's. */
export async function leaveUnsent(page: Page, { id: userId }: { id: number }): Promise<void> {
  await page.evaluate(
    (of) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('kept')
        opening.addEventListener('success', () => {
          const value = { auditId: 1, audit: '', item: { id: 1, header: '' }, status: { code: 'C' } }
          const said = {
            v: 1,
            kind: 'answer',
            order: 'audit/1/item/1',
            value,
            files: [],
            tries: 1,
            problem: 'Not now.',
          }
          const change = { ...said, id: crypto.randomUUID(), userId: of, at: new Date().toISOString() }
          const transaction = opening.result.transaction('changes', 'readwrite')
          transaction.objectStore('changes').add(change)
          transaction.addEventListener('complete', () => {
            opening.result.close()
            new BroadcastChannel('kept').postMessage({ hasChanged: true })
            resolve()
          })
        })
      }),
    userId,
  )
}

/** Takes everything away that waits, as after it has arrived. */
export async function takeAllAway(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('kept')
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('changes', 'readwrite')
          transaction.objectStore('changes').clear()
          transaction.addEventListener('complete', () => {
            opening.result.close()
            new BroadcastChannel('kept').postMessage({ hasChanged: true })
            resolve()
          })
        })
      }),
  )
}
