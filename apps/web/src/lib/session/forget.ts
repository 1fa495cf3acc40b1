import { code } from '../code/code.ts'

const drafts = code(() => import('../outbox/drafts/forget-drafts.ts'))
/** What this browser keeps whoever uses it, besides the session itself; everything else is somebody's own. */
const ofEverybody = new Set([
  'language',
  'theme',
  'chat/aside',
  'device',
  'ran',
  'settings',
  'token',
  'user',
  'permissions',
])
/** Milliseconds that the store may take: another tab may hold it. */
const patience = 2000

/** Leaves nothing behind of what a person has begun and not sent. */
export async function forgetDrafts(userId: number): Promise<void> {
  const isForgotten = drafts.load().then(({ forgetDraftsOf }) => forgetDraftsOf(userId))
  await Promise.race([isForgotten.catch(() => undefined), new Promise((done) => setTimeout(done, patience))])
}

/** Leaves nothing behind of what whoever used this tab was writing; what they had sent off waits on this device for them. */
export async function forgetPerson(userId: number): Promise<void> {
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (!ofEverybody.has(key)) localStorage.removeItem(key)
  await forgetDrafts(userId)
}
