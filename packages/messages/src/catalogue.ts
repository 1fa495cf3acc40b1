import { actions } from './actions.ts'
import { aliases } from './aliases.ts'
import { assistant } from './assistant.ts'
import { auditMoves } from './audit-moves.ts'
import { auditWorkspace } from './audit-workspace.ts'
import { bulk } from './bulk.ts'
import { changed } from './changed.ts'
import { chat } from './chat.ts'
import { checklists } from './checklists.ts'
import { comments } from './comments.ts'
import { copyItems } from './copy-items.ts'
import { dashboard } from './dashboard.ts'
import { editor } from './editor.ts'
import { errors } from './errors.ts'
import { fileProblems } from './file-problems.ts'
import { files } from './files.ts'
import { groupPermissions } from './group-permissions.ts'
import { groups } from './groups.ts'
import { itemStatuses } from './item-statuses.ts'
import { library } from './library.ts'
import { menu } from './menu.ts'
import { menus } from './menus.ts'
import { minutes } from './minutes.ts'
import { notifications } from './notifications.ts'
import { organizations } from './organizations.ts'
import { permissionAreas } from './permission-areas.ts'
import { permissions } from './permissions.ts'
import { positions } from './positions.ts'
import { profile } from './profile.ts'
import { qrCode } from './qr-code.ts'
import { quickFind } from './quick-find.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { statuses } from './statuses.ts'
import { told } from './told.ts'
import { trash } from './trash.ts'
import { users } from './users.ts'
import { uses } from './uses.ts'
import { validation } from './validation.ts'

export const messages = {
  actions,
  aliases,
  assistant,
  auditMoves,
  auditWorkspace,
  bulk,
  changed,
  chat,
  checklists,
  comments,
  copyItems,
  dashboard,
  editor,
  errors,
  fileProblems,
  files,
  groupPermissions,
  groups,
  itemStatuses,
  library,
  menu,
  menus,
  minutes,
  notifications,
  organizations,
  permissionAreas,
  permissions,
  positions,
  profile,
  qrCode,
  quickFind,
  session,
  shell,
  statuses,
  told,
  trash,
  users,
  uses,
  validation,
}
