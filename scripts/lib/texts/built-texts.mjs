import { jobStates } from '../../../packages/contract/src/desk/index.ts'
import { messages } from '../../../packages/messages/src/index.ts'

/**
 * The texts whose keys the code puts together as it runs: as the code writes them, with `*` for the piece, and which
 * pieces there are. `serverWords` are all words that stand as literals in the code of the server.
 */
export const builtTexts = (serverWords) => ({
  'aliases.part_*': ['leader', 'auditor', 'auditee'],
  'auditWorkspace.action_*': ['answered', 'corrective_date_set', 'corrective_status_set', 'comment_made_final'],
  'dashboard.*': ['month', 'week', 'year', 'timeline'],
  'errors.*': serverWords,
  'jobs.state_*': jobStates,
  'organizations.*': ['created', 'updated', 'approved', 'rejected', 'deleted', 'restored'],
  'permissionAreas.*': Object.keys(messages.permissionAreas),
  'permissions.*': Object.keys(messages.permissions),
  'quickFind.*': ['screen', 'audit', 'item', 'user', 'organization', 'group', 'position', 'team_role'],
  'shell.part_*': ['away', 'replaced', 'broken', 'held'],
  'shell.part_*_hint': ['away', 'replaced', 'broken', 'held'],
  'users.did_*': [
    'created',
    'updated',
    'activated',
    'deactivated',
    'deleted',
    'restored',
    'profile_updated',
    'password_changed',
  ],
})
