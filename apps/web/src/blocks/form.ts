import { useCallback, useEffect, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react'
import { CallError } from '../lib/call-error.ts'
import { useUnsaved } from '../lib/unsaved.ts'

type Changed<Value> = Value | ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

export type Field<Value> = {
  name: string
  value: Value
  onChange: (changed: Changed<Value>) => void
  error: string | undefined
  wrapperProps: { 'data-field': string }
}

export type Form<Values extends object> = {
  values: Values
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  /** The properties of a Mantine input for one value. */
  field: <Name extends keyof Values & string>(name: Name) => Field<Values[Name]>
  /** The same for a checkbox or a switch. */
  tick: (name: keyof Values & string) => {
    name: string
    checked: boolean
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
    error: string | undefined
    wrapperProps: { 'data-field': string }
  }
  /** The server's first message for a field, and for its parts (`images.0`). */
  errorOf: (name: string) => string | undefined
  /** Messages for fields that this form does not show. */
  unplaced: readonly string[]
  isDirty: boolean
  isSending: boolean
  submit: (event?: FormEvent) => void
  ref: RefObject<HTMLFormElement | null>
}

export type Wire<Values> = { readonly [Name in keyof Values & string]?: string }

/** A form whose rules are the server's: the first message of each field is shown under it, focus goes to the first, and what was typed stays. */
export function useForm422<Values extends object>(options: {
  initial: Values
  /** Sends the values; a rejection with a `CallError` that names fields is shown in the form, any other has been told already. */
  send: (values: Values) => Promise<unknown>
  onDone?: () => void
  /** What the wire calls a field, where that is not its name here: messages come under the wire's name. */
  wire?: Wire<Values> | undefined
}): Form<Values> {
  const { send, onDone, wire = {} } = options
  const [initial] = useState(options.initial)
  const [values, setValues] = useState(options.initial)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [unplaced, setUnplaced] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  const [saved, setSaved] = useState<Values | null>(null)
  const ref = useRef<HTMLFormElement>(null)
  const pressed = useRef<Element | null>(null)

  useEffect(() => {
    // A button loses the focus while it waits.
    if (!isSending && document.activeElement === document.body && pressed.current instanceof HTMLElement)
      pressed.current.focus()
  }, [isSending])

  const set = useCallback(<Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => without(before, name))
  }, [])

  const errorOf = (name: string) => messageOf(errors, name)

  useEffect(() => {
    const names = Object.keys(errors)
    if (names.length === 0) return setUnplaced([])
    const fields = [...(ref.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
    const shown = new Set(fields.map((field) => field.dataset['field'] ?? ''))
    setUnplaced(
      names.filter((name) => !shown.has(name) && !shown.has(stem(name))).flatMap((name) => errors[name] ?? []),
    )
    const first = fields.find((field) => messageOf(errors, field.dataset['field'] ?? ''))
    // The tools of an editor, and the hidden input of a file picker, come before what is to be filled in.
    const editor = first?.querySelector<HTMLElement>('[contenteditable=true]')
    const control = 'input:not([type=hidden], [type=file]), textarea, select, button'
    ;(editor ?? first?.querySelector<HTMLElement>(control))?.focus()
  }, [errors])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    event?.stopPropagation()
    if (isSending) return
    pressed.current = document.activeElement
    setSending(true)
    send(values)
      .then(() => {
        setErrors({})
        setSaved(values)
        onDone?.()
      })
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
        if (error.namesFields) setErrors(renamed(error.errors, wire))
      })
      .finally(() => setSending(false))
  }

  const isDirty = JSON.stringify(values) !== JSON.stringify(initial)
  useUnsaved(isDirty && values !== saved)

  return {
    values,
    set,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (changed) => set(name, (isEvent(changed) ? changed.target.value : changed) as Values[typeof name]),
      error: errorOf(name),
      wrapperProps: { 'data-field': name },
    }),
    tick: (name) => ({
      name,
      checked: Boolean(values[name]),
      onChange: (event) => set(name, event.target.checked as Values[typeof name]),
      error: errorOf(name),
      wrapperProps: { 'data-field': name },
    }),
    errorOf,
    unplaced,
    isDirty,
    isSending,
    submit,
    ref,
  }
}

function isEvent(changed: unknown): changed is ChangeEvent<HTMLInputElement> {
  return typeof changed === 'object' && changed !== null && 'target' in changed && 'currentTarget' in changed
}

/** Messages under the names that the form has for its fields. */
function renamed(errors: Record<string, string[]>, wire: Wire<object>): Record<string, string[]> {
  const ours = new Map(Object.entries<string>(wire).map(([name, onTheWire]) => [onTheWire, name]))
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => {
      const own = ours.get(stem(name))
      return [own === undefined ? name : own + name.slice(stem(name).length), messages]
    }),
  )
}

function stem(name: string): string {
  return name.split('.')[0] ?? name
}

function messageOf(errors: Record<string, string[]>, name: string): string | undefined {
  const own = errors[name] ?? Object.entries(errors).find(([other]) => stem(other) === name)?.[1]
  return own?.[0]
}

function without(errors: Record<string, string[]>, name: string): Record<string, string[]> {
  const left = Object.entries(errors).filter(([other]) => stem(other) !== name)
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}
