import { form, jpeg } from '../../pictures/pictures.ts'
import type { Prepare } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'the settings'

/** The settings, which a right beside the catalogue opens. */
export const calls = table(`
  #                                       nobody without elsewhere author holder super
  GET    /settings/all    MANAGE_SETTINGS 401    403     200       .      200    200
  PUT    /settings/all    MANAGE_SETTINGS 401    403     200       .      200    200
  POST   /settings/logo   MANAGE_SETTINGS 401    403     200       .      200    200
  DELETE /settings/logo   MANAGE_SETTINGS 401    403     200       .      200    200
  GET    /settings/logs   MANAGE_SETTINGS 401    403     200       .      200    200
  GET    /settings/address -              401    200     200       .      200    200
`)

const seen: Prepare = () => ({ body: { late_after_days: 7, seen: { late_after_days: 7 } } })

/** What the calls of the settings are sent with. */
export const requests: Record<string, Prepare> = {
  'PUT /settings/all': seen,
  'POST /settings/logo': async () => ({ form: form({}, [['logo', 'logo.jpg', await jpeg(300, 100)]]) }),
}
