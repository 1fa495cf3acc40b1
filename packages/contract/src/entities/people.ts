import type { Entities } from './entity.ts'

export const people = {
  user: {
    table: 'users',
    title: 'fullname',
    link: '/user/:id/edit',
    isReviewed: false,
    found: 'users',
    trail: ['created', 'updated', 'deleted', 'restored'],
  },
  group: {
    table: 'groups',
    title: 'name',
    link: '/group/list?group_id=:id',
    isReviewed: true,
    found: 'groups',
    trail: ['created', 'updated', 'deleted', 'approved', 'rejected', 'ready_set_added'],
  },
  permission: {
    table: 'permissions',
    title: 'code',
    link: null,
    isReviewed: false,
    found: null,
    trail: ['created', 'updated', 'deleted'],
  },
  organization: {
    table: 'organizations',
    title: 'name',
    link: '/organization/list?organization_id=:id',
    isReviewed: true,
    found: 'organizations',
    trail: ['created', 'updated', 'deleted', 'restored', 'approved', 'rejected'],
  },
  position: {
    table: 'positions',
    title: 'name',
    link: '/position?position_id=:id',
    isReviewed: true,
    found: 'positions',
    trail: ['created', 'updated', 'deleted', 'approved', 'rejected'],
  },
  team_role: {
    table: 'team_roles',
    title: 'alias',
    link: '/group/alias?alias_id=:id',
    isReviewed: false,
    found: 'team_roles',
    trail: ['created', 'updated', 'deleted'],
  },
} as const satisfies Entities
