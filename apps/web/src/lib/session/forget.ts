import { code } from '../code/code.ts'

const drafts = code(() => import('../outbox/drafts/forget-drafts.ts'))
/** What this browser keeps for every user, besides the session itself; everything else belongs to a person. */
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

/** Removes a person's drafts from this browser. */
export async function forgetDrafts(userId: number): Promise<void> {
  const isForgotten = drafts.load().then(({ forgetDraftsOf }) => forgetDraftsOf(userId))
  await Promise.race([isForgotten.catch(() => undefined), new Promise((done) => setTimeout(done, patience))])
}

/** Removes what the user of this tab was writing; their outbox waits on this device for them. */
export async function forgetPerson(userId: number): Promise<void> {
  sessionStorage.clear()
  for (const key of Object.keys(localStorage)) if (!ofEverybody.has(key)) localStorage.removeItem(key)
  await forgetDrafts(userId)
}
