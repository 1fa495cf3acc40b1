import { describe, expect, it } from 'vitest'
import { heard, refusalOf } from './call-error.ts'

const answered = async (status: number, body: string) => refusalOf(await heard(new Response(body, { status })))

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

  it('for want of room says what to do, names the field and is not tried again by itself', async () => {
    const message = 'Bạn đã dùng hết dung lượng lưu trữ của mình (5 GB).'
    const full = await answered(507, JSON.stringify({ code: 'quota_full', message, errors: { images: [message] } }))
    expect([full.isFault, full.isNetwork, full.endsSession, full.namesFields]).toEqual([false, false, false, true])
    expect(full.message).toBe(message)
    expect((await answered(500, '{}')).isFault).toBe(true)
  })

  it('with 429 says after how many milliseconds it may be sent again', async () => {
    const response = new Response('{"code":"too_many_calls","message":"Chờ"}', {
      status: 429,
      headers: { 'Retry-After': '3' },
    })
    expect(refusalOf(await heard(response))).toMatchObject({
      isTooEarly: true,
      isNetwork: false,
      wait: 3_000,
      message: 'Chờ',
    })
    expect((await answered(429, '{}')).wait).toBe(0)
  })
})
