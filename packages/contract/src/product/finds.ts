import type { Access } from '../http/route.ts'
import type { QuickFindResult } from '../desk/quick-find.ts'
import { documents } from '../documents/documents.ts'
import { checklistItems } from '../library/questions.ts'
import { usesGroups } from '../people/groups.ts'
import { organizations } from '../people/organizations.ts'
import { positions } from '../people/positions.ts'
import { usesTeamRoles } from '../people/team-roles.ts'
import { seesUsers } from '../people/users.ts'
import { posts } from '../talk/posts.ts'

/** Who finds records of a kind: whoever sees them in their list and may open the screen that a find leads to. Of audits, and findings in them, each is looked at by itself. */
export const finds = {
  items: checklistItems.list.access,
  documents: documents.list.access,
  posts: posts.list.access,
  users: seesUsers,
  organizations: organizations.list.access,
  groups: usesGroups,
  positions: positions.list.access,
  team_roles: usesTeamRoles,
} satisfies Record<Exclude<keyof QuickFindResult, 'audits' | 'findings'>, Access>
