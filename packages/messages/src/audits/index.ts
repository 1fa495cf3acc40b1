import { auditMoves } from './audit-moves.ts'
import { checklists } from './audits.ts'
import { comments } from './comments.ts'
import { copyItems } from './copy-items.ts'
import { minutes } from './minutes.ts'
import { auditWorkspace } from './workspace.ts'

export const auditsTexts = { auditMoves, checklists, comments, copyItems, minutes, auditWorkspace }
