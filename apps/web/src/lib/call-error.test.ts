import { describe, expect, it } from 'vitest'
import { refusalOf } from './call-error.ts'

const answered = (status: number, body: string) => refusalOf(new Response(body, { status }))

describe('a refused call', () => {
  it.each([502, 503, 504])(
    'with %d counts as not reached: whether it was done is not known, so it is sent again under its key',
    async (status) => {
      const refusal = await answered(status, '<html>')
      expect([refusal.isNetwork, refusal.endsSession, refusal.message]).toEqual([true, false, ''])
    },
  )

  it('while the database is away brings the sentence of the server along', async () => {
    const refusal = await answered(503, JSON.stringify({ code: 'database_away', message: 'Thử lại sau.' }))
    expect([refusal.isNetwork, refusal.message]).toEqual([true, 'Thử lại sau.'])
  })

  it('while the server stops does not show the words of a library', async () => {
    const body = { error: 'Service Unavailable', message: 'Service Unavailable' }
    expect(await answered(503, JSON.stringify(body))).toMatchObject({
      isNetwork: true,
      code: 'unexpected',
      message: '',
    })
  })

  it.each([400, 401, 403, 404, 409, 422, 429, 500])('with %d has been answered', async (status) => {
    expect((await answered(status, '{}')).isNetwork).toBe(false)
  })
})
