import { hash, verify } from '@node-rs/argon2'

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

/** What is stored of somebody who has chosen none yet: it lets nobody in. */
export const noPassword = ''

let decoy: Promise<string> | undefined

/** Whether the password is right; takes as long when there is no such account, or it has no password. */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const right = await verify(stored || (await decoy), password.normalize('NFKC'))
  return right && Boolean(stored)
}
