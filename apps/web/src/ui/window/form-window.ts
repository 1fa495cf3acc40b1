import { useState, type ReactNode } from 'react'

/** The form of a list in a window: `add` opens it for a new record, `edit` for one that is there, and `form` draws it while it is open. */
export function useFormWindow<Row>() {
  const [open, setOpen] = useState<Row | 'new' | null>(null)
  const edit: (row: Row) => void = setOpen
  return {
    add: () => setOpen('new'),
    edit,
    form: (draw: (row: Row | null, onClose: () => void) => ReactNode) =>
      open && draw(open === 'new' ? null : open, () => setOpen(null)),
  }
}
