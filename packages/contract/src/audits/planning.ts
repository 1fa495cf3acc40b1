import * as z from 'zod/mini'
import { person } from '../capabilities/person.ts'
import { date, id, sentId } from '../http/fields.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'
import { framed } from './audits.ts'
import { sentQuestions, sentTeam } from './sent.ts'

const proposedRole = z.object({ team_role_id: wire('group_alias_id', id), users: z.array(person) })
const libraryItemIds = wire('chk_item_ids', z.array(id))

/** What audits of a category are proposed with. */
export const categoryDefaults = z.object({
  library_item_ids: libraryItemIds,
  /** How many of them stand in each group of the library. */
  groups: z.array(z.object({ id, count: z.number() })),
  users: z.array(proposedRole),
})
export type CategoryDefaults = z.output<typeof categoryDefaults>

/** What a new audit may begin with; questions that can be asked no more and people who are no longer active are left out. */
export const proposal = z.object({
  /** Category, organisation and month, as far as they are known; null without an organisation. */
  name: z.nullable(z.string()),
  /** The people of the category, or where it names none those of the last audit. */
  users: z.array(proposedRole),
  /** The questions of the category. */
  library_item_ids: libraryItemIds,
  /** The last audit of the organisation in the category, as far as the caller sees any. */
  last: z.nullable(
    z.object({
      id,
      name: z.string(),
      starting_date: date,
      ending_date: date,
      ...framed(() => z.string()),
      library_item_ids: libraryItemIds,
    }),
  ),
  /** When the next one would be, as far from the last as that was from the one before; null where that is over, or was never so. */
  next: z.nullable(z.object({ starting_date: date, ending_date: date })),
})
export type Proposal = z.output<typeof proposal>

export const planning = {
  defaults: route('GET /category/checklists/:id/defaults', {
    access: 'UPDATE_CHK_CATEGORY',
    reply: categoryDefaults,
    reads: ['category', 'library_item', 'team_role', 'user', 'position'],
  }),
  /** The category then proposes just these; 400 for questions that are not approved, 422 for people who are not active. */
  setDefaults: route('PUT /category/checklists/:id/defaults', {
    access: 'UPDATE_CHK_CATEGORY',
    body: z.object({ library_item_ids: wire('chk_item_ids', sentQuestions), users: sentTeam }),
    reply: categoryDefaults,
    trail: 'category.defaults_set',
    changes: 'category',
  }),
  proposal: route('GET /checklists/proposal', {
    access: 'CREATE_CHECKLIST',
    query: z.object({
      category_id: wire('ctg', sentId),
      organization_id: wire('org_id', z.optional(sentId)),
    }),
    reply: proposal,
    reads: [
      'audit',
      'audit_item',
      'category',
      'organization',
      'library_item',
      'library_group',
      'team_role',
      'user',
      'position',
    ],
  }),
}
