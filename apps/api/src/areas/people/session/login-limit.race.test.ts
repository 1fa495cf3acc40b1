import { expect, it } from 'vitest'
import { hashPassword } from '../domain/password.ts'
import { atOnce, rounds } from '#testing/trials.ts'
import { world } from '#testing/world.ts'

const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

it('looks at ten wrong passwords of an account, however many come at once', async () => {
  const { nobody } = await world()
  await rounds(async (round) => {
    const headers = { 'x-forwarded-for': `192.0.2.${round + 1}` }
    const email = `dich${round}@example.test`
    const tries = Array.from({ length: 25 }, (_, place) =>
      nobody.post('/login', { body: { email, password: `sai ${place}`, type: 1 }, headers }),
    )
    const answers = await atOnce(tries)
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 15])
  })
})

it('looks at ten wrong present passwords, however many come at once', async () => {
  const { as, db } = await world()
  const me = await as()
  const password_hash = await hashPassword('mat khau cu 2025')
  await db.updateTable('users').set({ password_hash }).where('id', '=', me.id).execute()
  const [password, repass] = ['mat khau moi 2026', 'mat khau moi 2026']
  const change = () => me.post('/profiles/change-password', { body: { current_password: 'sai', password, repass } })
  const answers = await Promise.all(Array.from({ length: 40 }, change))
  expect([count(answers, 422), count(answers, 429)]).toEqual([10, 30])
})

it('looks at twenty wrong passwords of strangers, however many addresses they come from at once', async () => {
  const { nobody } = await world()
  const tries = Array.from({ length: 60 }, (_, place) =>
    nobody.post('/login', {
      body: { email: 'dich@example.test', password: `sai ${place}`, type: 1 },
      headers: { 'x-forwarded-for': `198.51.100.${place}` },
    }),
  )
  const answers = await Promise.all(tries)
  expect([count(answers, 401), count(answers, 429)]).toEqual([20, 40])
})
