import { forgetPerson } from './forget.ts'
import { giveUp } from './unsaved.ts'

/** Forgets everything of the person before, on the page and on the device, and loads another place; `between` runs after the one and before the other. */
export async function startOver(place: string, between: () => void = () => undefined): Promise<void> {
  giveUp()
  await forgetPerson()
  between()
  window.location.replace(place)
}
