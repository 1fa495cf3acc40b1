/** A question or an alert; words are finished sentences. */
export type Dialog = {
  title: string
  text: string
  /** Absent: an alert with one button. */
  confirm?: string
  /** Instead of Cancel. */
  cancel?: string
  /** A third way, between the two: its callback runs, and the answer is no. */
  other?: { words: string; choose: () => void }
  /** Red, and the focus on Cancel: the action destroys something. */
  destroys?: boolean
  answer: (confirmed: boolean) => void
}

type Listener = (dialog: Dialog | null) => void
let listener: Listener = (dialog) => dialog?.answer(false)
const waiting: Dialog[] = []
let open: Dialog | null = null

function next() {
  open = waiting.shift() ?? null
  listener(open)
}

/** Asks and resolves with the answer; dialogs asked meanwhile wait for their turn. */
export function ask(dialog: Omit<Dialog, 'answer'>): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      resolve(confirmed)
      next()
    }
    waiting.push({ ...dialog, answer })
    if (!open) next()
  })
}

/** Connects the element that shows dialogs; returns how to disconnect it. */
export function showDialogsWith(show: Listener): () => void {
  listener = show
  return () => {
    listener = (dialog) => dialog?.answer(false)
  }
}
