import type { MessageType } from '@apron/contract/talk'
import { deviceStore } from '../../../lib/device-store.ts'

/** A message that the server has not got yet. */
export type Unsent = {
  clientId: string
  userId: number
  channelId: number
  type: MessageType
  text: string
  files: readonly File[]
  /** When it was written, as an instant. */
  at: string
  /** Why the server refused it; absent while it waits or is on its way. */
  problem?: string
}

const ask = deviceStore('chat', 'unsent', { keyPath: 'clientId' })

/** Keeps a message on this device; false when the browser does not let it. */
export async function keep(message: Unsent): Promise<boolean> {
  return ask('readwrite', (store) => store.put(message)).then(
    () => true,
    () => false,
  )
}

/** Forgets a message. */
export async function forget(clientId: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(clientId)).catch(() => undefined)
}

/** The messages of one person that are kept on this device, the oldest first. */
export async function keptOf(userId: number): Promise<Unsent[]> {
  const all = await ask<Unsent[]>('readonly', (store) => store.getAll()).catch(() => [])
  return all.filter((one) => one.userId === userId).toSorted((left, right) => left.at.localeCompare(right.at))
}
