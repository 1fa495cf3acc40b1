import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actOnLast, closeNotice, noticeProblem, noticeSuccess, noticeWarning, onNotices } from './notices.ts'

vi.mock('../text/i18n.ts', () => ({ t: (key: string) => key }))

let shown: { id: number; message: string }[] = []
const stop = onNotices((notices) => (shown = [...notices]))
const messages = () => shown.map(({ message }) => message)

afterAll(stop)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { id } of shown) closeNotice(id)
  vi.useRealTimers()
})

test('a refusal that could be read goes with the next success, which it would seem to speak of', () => {
  noticeProblem('It is in use.')
  vi.advanceTimersByTime(3001)
  noticeSuccess('trash.restored')
  expect(messages()).toEqual(['trash.restored'])
})

test('a refusal of the last three seconds stays, and so does all that is no refusal', () => {
  noticeWarning('menus.already_taken')
  vi.advanceTimersByTime(10_000)
  noticeProblem('It is in use.')
  vi.advanceTimersByTime(3000)
  noticeSuccess('trash.restored')
  expect(messages()).toEqual(['menus.already_taken', 'It is in use.', 'trash.restored'])
})

test('a refusal stays however long nothing succeeds, and the same one shows once', () => {
  noticeProblem('It is in use.')
  vi.advanceTimersByTime(3_600_000)
  noticeProblem('It is in use.')
  expect(messages()).toEqual(['It is in use.'])
})

test('what can be taken back stays beside another of the same words, and the last is taken back first', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  noticeSuccess('actions.approval_success', undefined, { text: 'decisions.undo', run: first })
  noticeSuccess('actions.approval_success', undefined, { text: 'decisions.undo', run: second })
  expect(messages()).toHaveLength(2)
  actOnLast()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  actOnLast()
  actOnLast()
  expect([first.mock.calls.length, messages().length]).toEqual([1, 0])
})
