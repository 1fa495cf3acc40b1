import { formerOnes } from '../change-kinds.ts'
import { bytesOf } from '../store/files.ts'
import type { Left } from './former.ts'
import type { Ask, StoredDraft } from '../store/store.ts'
import { addChange } from '../store/stored-changes.ts'

/** Takes over what older versions of the product kept on this device, of whomever it is, and then takes it away there; tells whether there was anything. */
export async function takeOverFormer(ask: Ask): Promise<boolean> {
  let isAny = false
  for (const { read, clear } of await formerOnes()) {
    const left = await read()
    if (left.changes.length + left.drafts.length === 0) continue
    const isStored = await storeAll(ask, left).catch(() => false)
    if (isStored) await clear()
    isAny ||= isStored
  }
  return isAny
}

async function storeAll(ask: Ask, { changes, drafts }: Left): Promise<boolean> {
  for (const change of changes.toSorted((one, other) => one.at.localeCompare(other.at))) await addChange(ask, change)
  for (const { userId, place, words, files = [], at } of drafts) {
    const key = `${userId}/${place}`
    const record = { userId, place, at }
    const stored = await bytesOf(files)
    const records: StoredDraft[] = [
      ...(words ? [{ ...record, key, words, files: [] }] : []),
      ...(stored.length > 0 ? [{ ...record, key: `${key}#files`, words: null, files: stored }] : []),
    ]
    for (const one of records) {
      await ask(async (shelf) => {
        // What was begun here since is newer.
        if (!(await shelf.getKey('drafts', one.key))) await shelf.put('drafts', one)
      })
    }
  }
  return true
}
