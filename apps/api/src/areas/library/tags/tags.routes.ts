import { tags as routes } from '@apron/contract/library'
import type { Room } from '../../../capabilities/area.ts'
import { byRight } from '../../../capabilities/visible/seen-by.ts'
import { paged } from '../../../capabilities/paging/paged.ts'
import { serve } from '../../../http/serve.ts'

const tagRoutes = serve(routes, {
  list: ({ db, query }) =>
    paged({ db, query }, db.selectFrom('tags'), (page) =>
      page.select(['id', 'name', 'description']).orderBy('id', query.sort),
    ),
})

/** What the rest of the server must know of tags. */
export const tagRoom = {
  calls: () => tagRoutes,
  entities: { tag: byRight('signed-in', 'tags') },
  permissions: [
    {
      row: 'checklist_item_tag',
      place: 13,
      permissions: ['CREATE_CHECKLIST_ITEM_TAG', 'UPDATE_CHECKLIST_ITEM_TAG', 'DELETE_CHECKLIST_ITEM_TAG'],
    },
    {
      row: 'hashtag',
      place: 16,
      permissions: ['CREATE_HASHTAG', 'UPDATE_HASHTAG', 'DELETE_HASHTAG', 'ATTACH_HASHTAG'],
    },
  ],
} satisfies Room
