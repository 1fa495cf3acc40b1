import { forgetPerson } from './forget.ts'
import { giveUp } from '../page/unsaved.ts'

/**
 * Removes everything that the last person has not sent, from the page and from the device, and loads another address;
 * `between` runs after the one and before the other.
 */
export async function startOver(userId: number, place: string, between: () => void = () => undefined): Promise<void> {
  giveUp()
  await forgetPerson(userId)
  between()
  window.location.replace(place)
}
