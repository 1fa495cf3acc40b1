import { approvalStatus, type Status } from '@apron/contract'
import { quickFind, type QuickFindResult } from '@apron/contract/desk'
import type { FoundList } from '@apron/contract/entities'
import { menus, type MenuItem } from '@apron/contract/people'
import { useMemo } from 'react'
import { t } from '#lib/text/i18n.ts'
import { plain } from '#lib/text/plain-text.ts'
import type { Route } from '#lib/router/route.ts'
import { routesKnown } from '#lib/router/router.ts'
import { useRead } from '#lib/calls/queries.ts'
import { useSession } from '#lib/session/session.ts'
import { kindsFor, type Find } from './find.ts'
import { recentFinds } from './recent-finds.ts'

const mostScreens = 6

export type Finds = {
  /** What is found, or what was opened lately when nothing is looked for. */
  rows: Find[]
  /** The server has not answered for these words yet. */
  isLooking: boolean
  isFailed: boolean
  again: () => void
}

/** What the words find: screens at once, records once they are `asked` for. An answer to other words is never shown as theirs. */
export function useFinds(words: string, asked: string): Finds {
  const session = useSession()
  const screens = useScreens()
  const { data, isError, isPlaceholderData, refetch } = useRead(
    quickFind.find,
    { query: { q: asked } },
    { enabled: asked !== '', keepsPrevious: true, quiet: true, staleTime: 0 },
  )
  const recent = useMemo(() => (session ? recentFinds(session.user.id) : []), [session])
  const isAnswered = !isPlaceholderData && asked === words && (data !== undefined || isError)
  const rows = useMemo(() => {
    const allowed = kindsFor(session)
    const isHere = (find: Find) =>
      find.kind === 'screen' ? screens.some(({ id }) => id === find.id) : allowed.includes(find.kind)
    if (words === '') return recent.filter(isHere)
    const holds = ({ title, detail, email }: Find) => {
      const text = plain([title, detail, email].join(' '))
      return plain(words)
        .split(/\s+/)
        .every((word) => text.includes(word))
    }
    const records = data ? recordsOf(data.data) : []
    return [
      ...byTitle(screens.filter(holds), words).slice(0, mostScreens),
      ...(isAnswered ? records : records.filter(holds)),
    ]
  }, [session, screens, words, recent, data, isAnswered])
  return { rows, isLooking: words !== '' && !isAnswered, isFailed: isError && isAnswered, again: () => void refetch() }
}

/** Those that are called so before those that only stand under such a heading. */
function byTitle(screens: Find[], words: string): Find[] {
  const isCalled = ({ title }: Find) => plain(title).includes(plain(words))
  return screens.toSorted((left, right) => Number(isCalled(right)) - Number(isCalled(left)))
}

function useScreens(): Find[] {
  const routes = routesKnown()
  const groupId = useSession()?.user.group_id ?? 0
  const { data } = useRead(menus.ofGroup, { params: { groupId } }, { enabled: groupId > 0, staleTime: 5 * 60_000 })
  return useMemo(() => {
    const ofMenu = screensOf(data?.data ?? [])
    const others = screensOfEverybody(routes).filter(({ id }) => !ofMenu.some((screen) => screen.id === id))
    return [...ofMenu, ...others]
  }, [data, routes])
}

/** The screens that stand in no menu because everybody has them. */
function screensOfEverybody(routes: readonly Route[]): Find[] {
  return routes.flatMap(({ path, title, everybody, crumbs = [] }): Find[] => {
    if (!title || !everybody) return []
    const about = everybody.about ?? crumbs.at(-1)?.text
    return [{ kind: 'screen', id: path, title: t(title), detail: about && t(about), icon: everybody.icon }]
  })
}

function screensOf(items: readonly MenuItem[], heading?: string): Find[] {
  return items.flatMap(({ name: title, url, icon, children }): Find[] => {
    const below = screensOf(children, title)
    return url === null ? below : [{ kind: 'screen', id: url, title, detail: heading, icon }, ...below]
  })
}

/** Of a record under approval only what is out of the ordinary. */
const unlessApproved = ({ code }: Status) => (code === approvalStatus.APPROVAL ? undefined : code)

function recordsOf(found: QuickFindResult): Find[] {
  const { audits, findings = [], items = [], documents = [], posts = [], users = [] } = found
  const lists: Record<FoundList, Find[]> = {
    findings: findings.map(
      ({ id, audit_id: audit, group_id: group, finding_number: title, header, audit: name }): Find => ({
        kind: 'finding',
        id,
        title,
        detail: `${header} · ${name}`,
        audit,
        group,
      }),
    ),
    audits: audits.map(({ id, name, organization, status }): Find => ({
      kind: 'audit',
      id,
      title: name,
      detail: organization,
      status: status.code,
    })),
    items: items.map(({ id, header, content, group_id: group }): Find => ({
      kind: 'item',
      id,
      title: header,
      detail: content,
      group,
    })),
    documents: documents.map(({ id, name, version, group, status }): Find => ({
      kind: 'document',
      id,
      title: name,
      detail: [version, group].join(' · '),
      status: unlessApproved(status),
    })),
    posts: posts.map(({ id, title, topic, content }): Find => ({
      kind: 'post',
      id,
      title,
      detail: [topic, content].filter(Boolean).join(' · '),
    })),
    users: users.map(({ id, fullname, email, organization, avatar500x500: picture }): Find => ({
      kind: 'user',
      id,
      title: fullname,
      detail: [email, organization].filter(Boolean).join(' · '),
      email,
      picture,
    })),
    ...cataloguesOf(found),
  }
  return Object.values(lists).flat()
}

function cataloguesOf({ organizations = [], groups = [], positions = [], team_roles: roles = [] }: QuickFindResult) {
  return {
    organizations: organizations.map(({ id, name, code, parent, status }): Find => ({
      kind: 'organization',
      id,
      title: name,
      detail: [code, parent].filter(Boolean).join(' · '),
      status: unlessApproved(status),
    })),
    groups: groups.map(({ id, name, description, status }): Find => ({
      kind: 'group',
      id,
      title: name,
      detail: description ?? undefined,
      status: unlessApproved(status),
    })),
    positions: positions.map(({ id, name, status }): Find => ({
      kind: 'position',
      id,
      title: name,
      status: unlessApproved(status),
    })),
    team_roles: roles.map(({ id, alias, group }): Find => ({ kind: 'team_role', id, title: alias, detail: group })),
  }
}
