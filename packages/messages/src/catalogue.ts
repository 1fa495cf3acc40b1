import { actions } from './platform/actions.ts'
import { aliases } from './people/team-roles.ts'
import { assistant } from './talk/assistant.ts'
import { auditMoves } from './audits/audit-moves.ts'
import { auditWorkspace } from './audits/workspace.ts'
import { bulk } from './platform/bulk.ts'
import { changed } from './platform/changed.ts'
import { chat } from './talk/chat.ts'
import { checklists } from './audits/audits.ts'
import { comments } from './audits/comments.ts'
import { copyItems } from './audits/copy-items.ts'
import { dashboard } from './desk/dashboard.ts'
import { editor } from './platform/editor.ts'
import { errors } from './platform/errors.ts'
import { fileProblems } from './platform/file-problems.ts'
import { files } from './platform/files.ts'
import { groupPermissions } from './people/group-permissions.ts'
import { groups } from './people/groups.ts'
import { itemStatuses } from './library/item-statuses.ts'
import { library } from './library/library.ts'
import { menu } from './shell/menu.ts'
import { menus } from './people/menus.ts'
import { minutes } from './audits/minutes.ts'
import { notifications } from './talk/notifications.ts'
import { organizations } from './people/organizations.ts'
import { permissionAreas } from './people/permission-areas.ts'
import { permissions } from './people/permissions.ts'
import { positions } from './people/positions.ts'
import { profile } from './people/profile.ts'
import { qrCode } from './desk/qr-code.ts'
import { quickFind } from './desk/quick-find.ts'
import { session } from './people/session.ts'
import { shell } from './shell/shell.ts'
import { statuses } from './platform/statuses.ts'
import { told } from './talk/told.ts'
import { trash } from './platform/trash.ts'
import { users } from './people/users.ts'
import { uses } from './platform/uses.ts'
import { validation } from './platform/validation.ts'

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
