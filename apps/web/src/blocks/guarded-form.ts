import { useEffect, useRef, useState } from 'react'
import { useForm422, type Wire } from './form.ts'
import { useLeaveGuard } from './leave-guard.ts'

/** A form on a page of its own: leaving it asks while something is typed, and `onDone` leaves without being asked. */
export function useGuardedForm<Values extends object, Answer>(options: {
  initial: Values
  send: (values: Values) => Promise<Answer>
  onDone: (answer: Answer) => void
  wire?: Wire<Values>
}) {
  const [answer, setAnswer] = useState<{ given: Answer } | null>(null)
  const form = useForm422<Values>({
    initial: options.initial,
    wire: options.wire,
    send: async (values) => setAnswer({ given: await options.send(values) }),
  })
  useLeaveGuard(form.isDirty && answer === null)
  const done = useRef(options.onDone)
  done.current = options.onDone
  useEffect(() => {
    // Only once the guard above has stood down.
    if (answer) done.current(answer.given)
  }, [answer])
  return { form }
}
