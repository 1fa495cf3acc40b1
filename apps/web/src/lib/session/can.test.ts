// @vitest-environment happy-dom
import type { Access } from '@apron/contract'
import { describe, expect, it } from 'vitest'
import { person } from '#testing/session.ts'
import { can, canCall, type Inside } from './can.ts'
import type { Session } from './session.ts'

const session = (own: Parameters<typeof person>[0] = {}): Session => {
  const user = person(own)
  return { token: 'token', user, permissions: user.permissions }
}
const auditor = session({ permissions: ['CREATE_COMMENT', 'AUDIT_CHECKLIST_ITEM'] })
const administrator = session({ group_id: 1 })
const waiting = session({
  permissions: ['CREATE_COMMENT'],
  group: { id: 5, name: 'New', is_approved: false },
})

describe('what somebody may do', () => {
  it('follows their rights, all of them in group 1 and none while their group is not approved', () => {
    expect(can(auditor, 'CREATE_COMMENT')).toBe(true)
    expect(can(auditor, 'CREATE_USER')).toBe(false)
    expect(can(auditor, ['CREATE_USER', 'CREATE_COMMENT'])).toBe(true)
    expect(can(administrator, 'CREATE_USER')).toBe(true)
    expect(can(waiting, 'CREATE_COMMENT')).toBe(false)
    expect(can(null, 'CREATE_COMMENT')).toBe(false)
  })

  const calls: [string, Access, Inside, Record<'nobody' | 'waiting' | 'auditor' | 'administrator', boolean>][] = [
    ['anyone', 'anyone', {}, { nobody: true, waiting: true, auditor: true, administrator: true }],
    ['the own account', 'own-account', {}, { nobody: false, waiting: true, auditor: true, administrator: true }],
    ['whoever is signed in', 'signed-in', {}, { nobody: false, waiting: false, auditor: true, administrator: true }],
    ['a right', 'CREATE_COMMENT', {}, { nobody: false, waiting: false, auditor: true, administrator: true }],
    ['a right not held', 'CREATE_USER', {}, { nobody: false, waiting: false, auditor: false, administrator: true }],
    [
      'a right that is held outside the audit alone',
      { audit: ['CREATE_COMMENT'] },
      { permissions: [] },
      { nobody: false, waiting: false, auditor: false, administrator: true },
    ],
    [
      'a right inside the audit',
      { audit: ['CREATE_COMMENT'] },
      { permissions: ['CREATE_COMMENT'] },
      { nobody: false, waiting: false, auditor: true, administrator: true },
    ],
    [
      "somebody else's comment",
      { audit: ['CREATE_COMMENT'], author: true },
      { permissions: ['CREATE_COMMENT'], isAuthor: false },
      { nobody: false, waiting: false, auditor: false, administrator: true },
    ],
    [
      'the own comment',
      { audit: ['CREATE_COMMENT'], author: true },
      { permissions: ['CREATE_COMMENT'], isAuthor: true },
      { nobody: false, waiting: false, auditor: true, administrator: true },
    ],
    [
      'an audit that is seen',
      { audit: 'see' },
      {},
      { nobody: false, waiting: false, auditor: true, administrator: true },
    ],
  ]
  it.each(calls)('asks of a call for %s what the server asks', (_, access, inside, expected) => {
    const may = (who: Session | null) => canCall(who, { access, external: 'open' }, inside)
    expect({
      nobody: may(null),
      waiting: may(waiting),
      auditor: may(auditor),
      administrator: may(administrator),
    }).toEqual(expected)
  })

  it('is for people from outside what the call says, and all in group 1', () => {
    const from = (own: Parameters<typeof person>[0]) => session({ ...own, type: 2 })
    const may = (who: Session) =>
      (['open', 'own', 'closed', ['CREATE_FAQ']] as const).filter((external) =>
        canCall(who, { access: 'signed-in', external }),
      )
    expect(may(from({}))).toEqual(['open', 'own'])
    expect(may(from({ permissions: ['CREATE_FAQ'] }))).toEqual(['open', 'own', ['CREATE_FAQ']])
    expect([may(from({ group_id: 1 })).length, may(auditor).length]).toEqual([4, 4])
  })
})
