import {
  auditFrame,
  correctionStates,
  headFields,
  historyActions,
  judgementMarks,
  missingKinds,
  planFilters,
  planStates,
} from '../../../packages/contract/src/audits/index.ts'
import {
  mailWays,
  noticeKinds,
  noticeSections,
  noticeWays,
} from '../../../packages/contract/src/catalogues/notification-types.ts'
import {
  findKinds,
  findingsAwaited,
  firstSteps,
  jobStates,
  mailStates,
} from '../../../packages/contract/src/desk/index.ts'
import { mediaKinds, mediaUses } from '../../../packages/contract/src/documents/index.ts'
import { findingMoveNames, findingStates, settingNames, settingSections } from '../../../packages/contract/src/index.ts'
import {
  hangingKinds,
  invitationStates,
  settingFields,
  userActions,
} from '../../../packages/contract/src/people/index.ts'
import { uploadPurposes } from '../../../packages/contract/src/product/index.ts'
import { messages } from '../../../packages/messages/src/index.ts'

/** What the bubbles of a first audit are about. */
const bubbles = ['groups', 'answers', 'evidence', 'away', 'progress']

/** The entities that notifications call otherwise than their noun does. */
const oddNouns = (of) =>
  Object.keys(messages.notificationTexts).flatMap((name) => (name.startsWith(of) ? [name.slice(of.length)] : []))

/**
 * The texts whose keys the code puts together as it runs: as the code writes them, with `*` for the piece, and which
 * pieces there are. `serverWords` are all words that stand as literals in the code of the server.
 */
export const builtTexts = (serverWords) => ({
  'aliases.part_*': ['leader', 'auditor', 'auditee'],
  'auditWorkspace.action_*': [...historyActions, 'responsible_cleared'],
  'checklists.*': auditFrame,
  'checklists.*_hint': auditFrame,
  'conflicts.*': headFields,
  'dashboard.*': ['month', 'week', 'year', 'timeline'],
  'errors.*': serverWords,
  'findings.*': [...missingKinds, 'save', 'close', 'corrective'].flatMap((name) => [`${name}_one`, `${name}_other`]),
  'findingWorkflow.about_*': judgementMarks,
  'findingWorkflow.mailed_*': findingMoveNames,
  'findingWorkflow.mark_*': judgementMarks,
  'findingWorkflow.move_*': findingMoveNames,
  'findingWorkflow.told_*': findingMoveNames,
  'firstAudit.*': bubbles,
  'firstAudit.*_text': bubbles,
  'firstSteps.*': firstSteps,
  'firstSteps.*_about': firstSteps,
  'invitations.*': invitationStates,
  'jobs.state_*': jobStates,
  'leaving.*': hangingKinds.flatMap((kind) => [`${kind}_one`, `${kind}_other`]),
  'mails.state_*': mailStates,
  'mediaScreens.kind_*': mediaKinds,
  'mediaScreens.kinds_*': mediaKinds,
  'mediaScreens.use_*': mediaUses,
  'menu.*': Object.keys(messages.menu),
  'nouns.*': Object.keys(messages.nouns),
  'notices.*': noticeSections,
  'notices.kind_*': noticeKinds,
  'notices.kind_*_hint': noticeKinds,
  'notices.mail_*': mailWays,
  'notices.way_*': noticeWays,
  'organizations.*': ['created', 'updated', 'approved', 'rejected', 'undone', 'deleted', 'restored'],
  'papers.state_*': findingStates,
  'permissionAreas.*': Object.keys(messages.permissionAreas),
  'permissions.*': Object.keys(messages.permissions),
  'profile.upload_for_*': Object.keys(uploadPurposes),
  'productPermissions.*': Object.keys(messages.productPermissions),
  'papers.programme_*': planStates,
  'programme.state_*': planFilters,
  'reports.state_*': correctionStates,
  'settings.*': settingFields,
  'settings.*_hint': settingNames,
  'settings.did_*': ['saved', 'logo_set', 'logo_removed'],
  'settings.section_*': settingSections,
  'quickFind.*': findKinds,
  'shell.part_*': ['away', 'replaced', 'broken', 'held'],
  'shell.part_*_hint': ['away', 'replaced', 'broken', 'held'],
  'notificationTexts.kind_*': oddNouns('kind_'),
  'notificationTexts.kinds_*': oddNouns('kinds_'),
  'trailActions.*': Object.keys(messages.trailActions),
  'trailFields.*': Object.keys(messages.trailFields),
  'trailKinds.*': Object.keys(messages.trailKinds),
  'trailVerbs.*': Object.keys(messages.trailVerbs),
  'validation.judged_*': judgementMarks,
  'waiting.to_*': findingsAwaited,
  'users.did_*': userActions,
})
