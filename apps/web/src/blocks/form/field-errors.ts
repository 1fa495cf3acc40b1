import { useEffect, useState, type RefObject } from 'react'
import { rules } from '#lib/calls/rules.ts'
import { messageOf, stem, stillWrong, type Messages, type FormFeedback } from './field-messages.ts'

/** The messages of a form's fields: `tell` marks those that were refused and leads to the first. */
export function useFieldErrors<Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  values: Values,
  brokenIn: (values: Values) => Messages,
): { errors: Messages; unplaced: readonly string[]; tell: (messages: Messages) => void } {
  const [told, setTold] = useState<FormFeedback<Values>>({ messages: {}, of: values })
  const [unplaced, setUnplaced] = useState<readonly string[]>([])
  const errors = stillWrong(told, values, brokenIn)
  const listed = JSON.stringify(errors)

  useEffect(() => void rules.load().catch(() => null), [])

  useEffect(() => {
    const messages = JSON.parse(listed) as Messages
    const shown = new Set(fieldsOf(form.current).map(nameOf))
    setUnplaced(
      Object.entries(messages).flatMap(([name, said]) => (shown.has(name) || shown.has(stem(name)) ? [] : said)),
    )
  }, [form, listed])

  useEffect(() => {
    const first = fieldsOf(form.current).find((field) => messageOf(told.messages, nameOf(field)))
    // The tools of an editor, and the hidden input of a file picker, come before what is to be filled in.
    const editor = first?.querySelector<HTMLElement>('[contenteditable=true]')
    const control = 'input:not([type=hidden], [type=file]), textarea, select, button'
    ;(editor ?? first?.querySelector<HTMLElement>(control))?.focus()
  }, [form, told])

  return { errors, unplaced, tell: (messages) => setTold({ messages, of: values }) }
}

const fieldsOf = (form: HTMLFormElement | null) => [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
const nameOf = (field: HTMLElement) => field.dataset['field'] ?? ''
