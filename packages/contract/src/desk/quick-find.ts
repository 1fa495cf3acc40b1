import * as z from 'zod/mini'
import { status } from '../capabilities/review.ts'
import { foundNames, type FoundList } from '../entities/all.ts'
import { each } from '../entities/each.ts'
import { id, line } from '../http/fields.ts'
import { route, type Schema } from '../http/route.ts'
import { wire } from '../http/wire.ts'

const auditFound = z.object({ id, name: z.string(), organization: z.string(), status })
/** A finding whose number begins as what is looked for. */
const findingFound = z.object({
  id,
  audit_id: id,
  group_id: wire('grp_chk_item_id', id),
  finding_number: z.string(),
  /** What was found, or while nothing concludes it what was asked. */
  header: z.string(),
  audit: z.string(),
})
const itemFound = z.object({
  id,
  group_id: wire('grp_chk_item_id', id),
  header: z.string(),
  /** The words around what was found, without markup. */
  content: z.string(),
})
const documentFound = z.object({
  id,
  name: z.string(),
  version: z.string(),
  /** The group that it stands in. */
  group: z.string(),
  status,
})
const userFound = z.object({
  id,
  fullname: z.string(),
  email: z.string(),
  avatar500x500: z.nullable(z.string()),
  organization: z.nullable(z.string()),
})

const postFound = z.object({
  id,
  title: z.string(),
  topic: z.string(),
  /** The words around what was found, without markup. */
  content: z.string(),
})
const organizationFound = z.object({
  id,
  name: z.string(),
  code: wire('org_code', z.nullable(z.string())),
  /** The name of what it stands below. */
  parent: z.nullable(z.string()),
  status,
})
const groupFound = z.object({ id, name: z.string(), description: z.nullable(z.string()), status })
const positionFound = z.object({ id, name: z.string(), status })
/** `group`: the name of the user group whose permissions the role gives. */
const roleFound = z.object({ id, alias: z.string(), group: z.string() })

/** Each kind the best six first; a kind that the caller has no right to is absent. */
const lists = {
  audits: z.array(auditFound),
  /** Only where a number is looked for. */
  findings: z.optional(z.array(findingFound)),
  items: z.optional(z.array(itemFound)),
  documents: z.optional(z.array(documentFound)),
  posts: z.optional(z.array(postFound)),
  users: z.optional(z.array(userFound)),
  organizations: z.optional(z.array(organizationFound)),
  groups: z.optional(z.array(groupFound)),
  positions: z.optional(z.array(positionFound)),
  team_roles: z.optional(z.array(roleFound)),
} satisfies Record<FoundList, Schema>
const found = z.object(lists)
export type QuickFindResult = z.output<typeof found>

/** What quick find finds: screens, and of the entities those that say so. */
export type FindKind = 'screen' | (FoundList extends `${infer Kind}s` ? Kind : never)
/** The order in which it is listed. */
export const findKinds = each<FindKind>()([
  'screen',
  'finding',
  'audit',
  'item',
  'document',
  'post',
  'user',
  'organization',
  'group',
  'position',
  'team_role',
])

export const quickFind = {
  /** What the caller may see and holds the words, whatever their case and diacritics. */
  find: route('GET /search', {
    access: 'signed-in',
    external: 'own',
    query: z.object({ q: line(100) }),
    reply: found,
    reads: [...foundNames, 'document_version', 'document_group', 'topic'],
  }),
}
