import type { BodySent, Route } from '@apron/contract'
import { useEffect, useRef, useState } from 'react'
import { useForm422, type FormOptions } from './form.ts'
import { useLeaveGuard } from './leave-guard.ts'

/** A form on a page of its own: leaving it asks while something is typed, and `onDone` leaves without being asked. */
export function useGuardedForm<Values extends object, R extends Route, Body extends BodySent<R>, Answer>({
  send,
  onDone,
  ...options
}: Omit<FormOptions<Values, R, Body>, 'send' | 'onDone'> & {
  send: (body: Body, values: Values) => Promise<Answer>
  onDone: (answer: Answer) => void
}) {
  const [answer, setAnswer] = useState<{ given: Answer } | null>(null)
  const form = useForm422<Values, R, Body>({
    ...options,
    send: async (body, values) => setAnswer({ given: await send(body, values) }),
  })
  useLeaveGuard(form.isDirty && answer === null)
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    // Only once the guard above has stood down.
    if (answer) done.current(answer.given)
  }, [answer])
  return { form }
}
