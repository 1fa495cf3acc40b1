import type { Profile } from '@apron/contract/people'
import { keepLanguage } from '#lib/text/language.ts'
import { storeSession } from '#lib/session/stored-session.ts'
import { startOver } from '#lib/session/start-over.ts'

/** Lets somebody else in who signed in where another's work waited: the page starts anew and holds nothing of it. */
export async function takeOver(before: Profile, token: string, user: Profile): Promise<void> {
  if (user.language) keepLanguage(user.language)
  await startOver(before.id, '/dashboard', () => storeSession(token, user))
}
