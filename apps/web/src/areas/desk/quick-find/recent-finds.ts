import { findKinds } from '@apron/contract/desk'
import { keyOfFind, type Find } from './find.ts'

const most = 6
const nameOf = (userId: number) => `quick-find/${userId}`

/** What somebody opened last on this device, the latest first. */
export function recentFinds(userId: number): Find[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isFind) : []
  } catch {
    return []
  }
}

/** Keeps a find as the latest, without what will not be true for long: a picture's address, a status. */
export function rememberFind(userId: number, { picture: _picture, status: _status, ...find }: Find): void {
  const others = recentFinds(userId).filter((other) => keyOfFind(other) !== keyOfFind(find))
  localStorage.setItem(nameOf(userId), JSON.stringify([find, ...others].slice(0, most)))
}

function isFind(kept: unknown): kept is Find {
  const { kind, id, title } = (kept ?? {}) as Partial<Find>
  return (
    findKinds.some((known) => known === kind) && (typeof id) in { number: 1, string: 1 } && typeof title === 'string'
  )
}
