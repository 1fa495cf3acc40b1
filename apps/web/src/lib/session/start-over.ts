import { forgetPerson } from './forget.ts'
import { giveUp } from '../page/unsaved.ts'

/** Forgets everything that the person before has not sent off, on the page and on the device, and loads another place; `between` runs after the one and before the other. */
export async function startOver(userId: number, place: string, between: () => void = () => undefined): Promise<void> {
  giveUp()
  await forgetPerson(userId)
  between()
  window.location.replace(place)
}
