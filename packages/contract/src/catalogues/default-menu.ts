import type { MessageKey } from '@apron/messages'

type Line = { name: MessageKey; url: string; icon: string }
type Heading = { name: MessageKey; children: readonly Line[] }

/** The sidebar of a group that has no menu of its own; names are texts, urls the specification's routes. */
export const defaultMenu: readonly Heading[] = [
  {
    name: 'menu.work',
    children: [{ name: 'menu.audits', url: '/checklist/list', icon: 'clipboard-check' }],
  },
  {
    name: 'menu.library',
    children: [
      { name: 'menu.checklist_items', url: '/checklist-item/list', icon: 'list-tree' },
      { name: 'menu.item_statuses', url: '/checklist-item-status/list', icon: 'circle-half' },
    ],
  },
  {
    name: 'menu.administration',
    children: [{ name: 'menu.positions', url: '/position', icon: 'id-badge' }],
  },
]
