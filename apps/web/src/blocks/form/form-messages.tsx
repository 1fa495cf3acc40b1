import { Alert } from '@mantine/core'
import type { Form } from './form.ts'

/** What the server said about fields that the form does not show. */
export function FormMessages<Values extends object>({ form }: { form: Form<Values> }) {
  if (form.unplaced.length === 0) return null
  return (
    <Alert color="red" role="alert">
      {form.unplaced.join(' ')}
    </Alert>
  )
}
