import type { FromOutside } from '@apron/contract'
import { quickFind as routes } from '@apron/contract/desk'
import type { FoundList } from '@apron/contract/entities'
import { seesEveryOrganization } from '@apron/contract/people'
import { posts } from '@apron/contract/talk'
import { finds } from '@apron/contract/product'
import type { FeatureModule } from '#capabilities/area.ts'
import { narrowedTo } from '#capabilities/visible/from-outside.ts'
import { plainText } from '#capabilities/rich-text/rich-text.ts'
import { isClosedTo, passes } from '#kernel/caller.ts'
import { defineCalls } from '#http/serve.ts'
import { presentStatus } from '#http/answering/status-text.ts'
import { excerpt } from './excerpt.ts'
import * as quickFind from './quick-find.ts'

/** What of external people's finds goes by the rule of its list. */
const lists: Partial<Record<keyof typeof finds, FromOutside>> = { posts: posts.list.external }

const quickFindRoutes = defineCalls(routes, {
  find: async ({ db, query: { q }, caller, language, fileStore }) => {
    const may = (kind: keyof typeof finds) => passes(caller, finds[kind]) && !isClosedTo(caller, lists[kind])
    const outside = narrowedTo(caller, seesEveryOrganization)
    const [audits, findings, items, documents, posts, users, organizations, groups, positions, roles] =
      await Promise.all([
        quickFind.audits(db, caller, q).execute(),
        quickFind.findings(db, caller, q),
        may('items') ? quickFind.items(db, q).execute() : undefined,
        may('documents') ? quickFind.documents(db, caller, q).execute() : undefined,
        may('posts') ? quickFind.posts(db, q).execute() : undefined,
        may('users') ? quickFind.users(db, q).execute() : undefined,
        may('organizations') ? quickFind.organizations(db, q, outside).execute() : undefined,
        may('groups') ? quickFind.groups(db, q).execute() : undefined,
        may('positions') ? quickFind.positions(db, q).execute() : undefined,
        may('team_roles') ? quickFind.teamRoles(db, q).execute() : undefined,
      ])
    const withStatus = <Row extends { status: number }>(row: Row) => ({
      ...row,
      status: presentStatus(row.status, language),
    })
    return {
      audits: audits.map(withStatus),
      findings,
      items: items?.map(({ id, group_id, header, content }) => ({
        id,
        group_id,
        header,
        content: excerpt(plainText(content), q),
      })),
      documents: documents?.map(withStatus),
      posts: posts?.map(({ words, ...row }) => ({ ...row, content: excerpt(words, q) })),
      users: users?.map(({ avatar_id, ...row }) => ({ ...row, avatar500x500: fileStore.link(avatar_id, 'small') })),
      organizations: organizations?.map(withStatus),
      groups: groups?.map(withStatus),
      positions: positions?.map(withStatus),
      team_roles: roles,
    } satisfies Record<FoundList, unknown>
  },
})

/** What the rest of the server must know of the quick find. */
export const quickFindModule = {
  calls: () => quickFindRoutes,
} satisfies FeatureModule
