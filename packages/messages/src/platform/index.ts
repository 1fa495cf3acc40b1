import { actions } from './actions.ts'
import { bulk } from './bulk.ts'
import { changed } from './changed.ts'
import { editor } from './editor.ts'
import { errors } from './errors.ts'
import { fileProblems } from './file-problems.ts'
import { files } from './files.ts'
import { statuses } from './statuses.ts'
import { trash } from './trash.ts'
import { uses } from './uses.ts'
import { validation } from './validation.ts'

export const platformTexts = {
  actions,
  bulk,
  changed,
  editor,
  errors,
  fileProblems,
  files,
  statuses,
  trash,
  uses,
  validation,
}
