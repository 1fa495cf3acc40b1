/** What changes, and is read, by area: a write names of these what it changes, a GET what its answer is made from. */
export const entityAreas = {
  audits: ['audit', 'audit_access', 'audit_item', 'comment', 'minutes'],
  desk: ['dashboard', 'job'],
  documents: ['document'],
  library: ['library_group', 'library_item', 'item_status', 'tag', 'category'],
  people: [
    'user',
    'profile',
    'session',
    'group',
    'group_permissions',
    'permission',
    'menu',
    'organization',
    'position',
    'team_role',
  ],
  talk: ['notification', 'chat'],
} as const
export type EntityArea = keyof typeof entityAreas
export type EntityOf<Area extends EntityArea> = (typeof entityAreas)[Area][number]
export type Entity = EntityOf<EntityArea>

export const entities: Entity[] = Object.values(entityAreas).flat()
