import * as z from 'zod/mini'
import { route } from '../http/route.ts'

/** What a company sets up before its first audit, in the order in which one leads to the next. */
export const firstSteps = ['company', 'organizations', 'groups', 'people', 'scales', 'questions', 'audit'] as const
export type FirstStep = (typeof firstSteps)[number]

/** The product's own call: how far a new installation is. */
export const beginning = {
  steps: route('GET /first-steps', {
    access: 'administrators',
    reply: z.array(z.object({ step: z.enum(firstSteps), is_done: z.boolean() })),
    reads: [
      'setting',
      'organization',
      'group',
      'user',
      'team_role',
      'item_status',
      'library_group',
      'library_item',
      'audit',
    ],
  }),
}
