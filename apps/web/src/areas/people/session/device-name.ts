import { randomUuid } from '#lib/random-uuid.ts'

const key = 'device'

/** What this browser calls itself when it signs in: it is known again after that, and is not locked out by others' failures. */
export function deviceName(): string {
  const name = localStorage.getItem(key) ?? randomUuid()
  localStorage.setItem(key, name)
  return name
}
