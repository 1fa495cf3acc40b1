import * as z from 'zod/mini'
import { readySet } from '../capabilities/ready-set.ts'
import { id, line, optionalLine, sentId, wholeNumber } from '../http/fields.ts'
import { pageQuery } from '../http/page.ts'
import { route } from '../http/route.ts'
import { wire } from '../http/wire.ts'

const part = z.nullable(z.enum(['leader', 'auditor', 'auditee']))

/** A team role; `part` names the list of the minutes that its members stand in. */
export const groupAlias = z.object({
  id,
  alias: z.string(),
  group_id: wire('grp_id', id),
  group: z.object({ id, name: z.string() }),
  order: z.number(),
  description: wire('desc', z.nullable(z.string())),
  part,
})
export type GroupAlias = z.output<typeof groupAlias>

export const groupAliasForm = z.object({
  alias: line(100),
  group_id: wire('grp_id', sentId),
  order: wholeNumber(0, 9999),
  description: wire('desc', optionalLine(500)),
  /** Absent: as it was. */
  part: z.optional(part),
})

export const aliases = {
  /** Team roles by their order, highest first. */
  list: route('GET /group-aliases', {
    access: 'signed-in',
    external: 'open',
    query: z.extend(pageQuery, {
      /** Answers with the page on which this one stands, whatever `page` says. */
      alias_id: z.optional(sentId),
    }),
    list: groupAlias,
    reads: ['team_role', 'group'],
    sameForAll: true,
  }),
  show: route('GET /group-aliases/:id', {
    access: 'signed-in',
    external: 'open',
    reply: groupAlias,
    reads: ['team_role', 'group'],
  }),
  create: route('POST /group-aliases', {
    access: 'CREATE_GROUP_ALIAS',
    body: groupAliasForm,
    reply: groupAlias,
    trail: 'team_role.created',
    changes: 'team_role',
  }),
  update: route('PUT /group-aliases/:id', {
    access: 'UPDATE_GROUP_ALIAS',
    body: groupAliasForm,
    reply: groupAlias,
    trail: 'team_role.updated',
    changes: 'team_role',
  }),
  remove: route('DELETE /group-aliases/:id', {
    access: 'DELETE_GROUP_ALIAS',
    trail: 'team_role.deleted',
    changes: 'team_role',
  }),
  /** The product's own: adds the ready roles that are missing, each tied to the ready group of its rights. */
  addReady: route('POST /group-aliases/ready-set', {
    access: 'administrators',
    reply: readySet,
    trail: 'team_role.ready_set_added',
    changes: ['team_role', 'group', 'group_permissions'],
  }),
}

/** Whoever has any of these has something to do on the screen of team roles. */
export const usesTeamRoles = [aliases.create.access, aliases.update.access, aliases.remove.access]
