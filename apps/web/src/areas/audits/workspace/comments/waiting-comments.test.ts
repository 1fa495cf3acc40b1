import { expect, it, vi } from 'vitest'
import { holdBack, stopWaiting, waitToSend } from './waiting-comments.ts'

vi.mock('../../../../lib/session.ts', () => ({ currentSession: () => ({ user: { id: 1 } }) }))
vi.hoisted(() => void vi.stubGlobal('window', { addEventListener: () => undefined }))

it('what is refused as too early by somebody who does not say for how long is not sent without a pause', async () => {
  vi.useFakeTimers()
  let sent = 0
  waitToSend('draft/1/7', async () => {
    sent += 1
    holdBack(0)
    return true
  })
  await vi.advanceTimersByTimeAsync(60_000)
  stopWaiting('draft/1/7')
  expect(sent).toBeGreaterThan(2)
  expect(sent).toBeLessThan(30)
})
