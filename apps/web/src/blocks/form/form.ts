import type { BodySent, Route } from '@apron/contract'
import { useCallback, useEffect, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react'
import { CallError } from '#lib/calls/call-error.ts'
import { brokenRules } from '#lib/calls/rules.ts'
import { useUnsaved } from '#lib/page/unsaved.ts'
import { messageOf, type Messages } from './field-messages.ts'
import { useFieldErrors } from './field-errors.ts'

type FieldChange<Value> = Value | ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

export type FormField<Value> = {
  name: string
  value: Value
  onChange: (changed: FieldChange<Value>) => void
  error: string | undefined
  wrapperProps: { 'data-field': string }
}

export type Form<Values extends object> = {
  values: Values
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void
  /** The properties of a Mantine input for one value. */
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>
  /** The same for a checkbox or a switch. */
  tick: (name: keyof Values & string) => {
    name: string
    checked: boolean
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
    error: string | undefined
    wrapperProps: { 'data-field': string }
  }
  /** The first message for a field, and for its parts (`images.0`). */
  errorOf: (name: string) => string | undefined
  /** Messages for fields that this form does not show. */
  unplaced: readonly string[]
  isDirty: boolean
  isSending: boolean
  submit: (event?: FormEvent) => void
  ref: RefObject<HTMLFormElement | null>
}

export type FormOptions<Values extends object, R extends Route, Body extends BodySent<R>> = {
  initial: Values
  /** The call that it fills in. */
  route: R
  /** What the call is sent. */
  body: (values: Values) => Body
  /** What else can be said before it is sent: of what is no part of the body, or wanted by more than its schema. */
  rules?: (values: Values) => Messages
  /** Asks the person before it is sent; nothing happens when they stay. */
  mayGo?: () => Promise<boolean>
  /**
   * Sends it; a rejection with a `CallError` that names fields is shown in the form, any other has been shown already.
   */
  send: (body: Body, values: Values) => Promise<unknown>
  onDone?: () => void
}

/**
 * A form that says what the schema of its call can say before it sends, and what the server says after: the first
 * message of each field is shown under it, focus goes to the first, and what was typed stays. A field that was marked
 * is looked at again as it is mended; no other is before the form is sent.
 */
export function useForm422<Values extends object, R extends Route, Body extends BodySent<R>>(
  options: FormOptions<Values, R, Body>,
): Form<Values> {
  const { route, body, mayGo, send, onDone } = options
  const brokenIn = (of: Values): Messages => ({ ...brokenRules(route, body(of)), ...options.rules?.(of) })
  const [initial] = useState(options.initial)
  const [values, setValues] = useState(options.initial)
  const [isSending, setSending] = useState(false)
  const [saved, setSaved] = useState<Values | null>(null)
  const ref = useRef<HTMLFormElement>(null)
  const pressed = useRef<Element | null>(null)
  const { errors, unplaced, tell } = useFieldErrors(ref, values, brokenIn)

  useEffect(() => {
    // A button loses the focus while it waits.
    if (!isSending && document.activeElement === document.body && pressed.current instanceof HTMLElement)
      pressed.current.focus()
  }, [isSending])

  const set = useCallback(<Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((before) => ({ ...before, [name]: value }))
  }, [])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    event?.stopPropagation()
    if (isSending) return
    pressed.current = document.activeElement
    const broken = brokenIn(values)
    if (Object.keys(broken).length > 0) return tell(broken)
    setSending(true)
    const go = () =>
      send(body(values), values).then(() => {
        tell({})
        setSaved(values)
        onDone?.()
      })
    const going = mayGo ? mayGo().then((goes) => (goes ? go() : undefined)) : go()
    going
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
        if (error.namesFields) tell(error.errors)
      })
      .finally(() => setSending(false))
  }

  const isDirty = JSON.stringify(values) !== JSON.stringify(initial)
  useUnsaved(isDirty && values !== saved)

  return { values, set, ...inputsOf(values, set, errors), unplaced, isDirty, isSending, submit, ref }
}

/** What the inputs of a form are given. */
function inputsOf<Values extends object>(
  values: Values,
  set: Form<Values>['set'],
  errors: Messages,
): Pick<Form<Values>, 'field' | 'tick' | 'errorOf'> {
  const errorOf = (name: string) => messageOf(errors, name)
  return {
    errorOf,
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
  }
}

function isEvent(changed: unknown): changed is ChangeEvent<HTMLInputElement> {
  return typeof changed === 'object' && changed !== null && 'target' in changed && 'currentTarget' in changed
}
