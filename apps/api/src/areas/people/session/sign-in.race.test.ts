import { expect, it } from 'vitest'
import { hashPassword } from '../domain/password.ts'
import { world } from '#testing/world.ts'

it('lets in sixty people who sign in at the same moment, three of ten with a wrong password first', async () => {
  const { as, db, nobody } = await world()
  const password = 'mat khau cua toi'
  const password_hash = await hashPassword(password)
  const emails = Array.from({ length: 60 }, (_, place) => `nguoi${place}@example.test`)
  const { groupId: group_id } = await as()
  await db
    .insertInto('users')
    .values(emails.map((email) => ({ fullname: 'Trần Văn Bình', email, password_hash, group_id })))
    .execute()
  const enter = (email: string, word = password) =>
    nobody.post('/login', { body: { email, password: word, type: 1 } }).then(({ status }) => status)
  const answers = await Promise.all(emails.map((email, place) => enter(email, place % 10 < 3 ? 'sai' : password)))
  expect(answers).toEqual(emails.map((_, place) => (place % 10 < 3 ? 401 : 200)))
  const failures = await db
    .selectFrom('login_attempts')
    .select('subject')
    .where('subject', 'like', 'account:%')
    .execute()
  expect(failures).toHaveLength(18)
})
