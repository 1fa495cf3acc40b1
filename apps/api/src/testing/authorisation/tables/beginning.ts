import type { Prepare } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'the first steps'

/** How far a new company is, and its ready sets: whoever gives every right makes groups with rights. */
export const calls = table(`
  #                                                                           nobody without elsewhere author holder super
  GET    /first-steps                       admins                            401    403     403       .      .      200
  POST   /groups/ready-set                  admins                            401    403     403       .      .      200
  POST   /group-aliases/ready-set           admins                            401    403     403       .      .      200
  POST   /checklist-item-status/ready-set   CREATE_CHECKLIST_ITEM_STATUS      401    403     200       .      200    200
`)

/** Nothing is sent with them. */
export const requests: Record<string, Prepare> = {}
