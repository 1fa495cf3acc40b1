import { randomBytes } from 'node:crypto'
import { superGroup } from '@apron/contract'
import { hashPassword } from '../../accounts/password.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../client.ts'

/** On an empty database: the first administrator. Returns how to sign in. */
export async function seedFirstStart(db: Database, _config: Config, say: (line: string) => void): Promise<string[]> {
  const existing = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (existing) return []
  const password = randomBytes(9).toString('base64url')
  await db
    .insertInto('users')
    .values({
      fullname: 'Administrator',
      email: 'admin@apron.example',
      password_hash: await hashPassword(password),
      group_id: superGroup,
    })
    .execute()
  say('First start: the administrator was created')
  return [`Sign in as admin@apron.example with the password ${password}`]
}
