import { fresh, on, store, type Prepare, type Scene } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'hazards'

/** `without` holds every permission but the needed ones, `elsewhere` nearly all. */
export const calls = table(`
  #                                                              nobody without elsewhere author holder super
  GET    /hazards                  -                             401    200     200       200    200    200
  POST   /hazards                  CREATE_HAZARD                 401    403     200       .      200    200
  GET    /hazards/{id}             -                             401    200     200       200    200    200
  PUT    /hazards/{id}             UPDATE_HAZARD                 401    403     200       403    200    200
  DELETE /hazards/{id}             DELETE_HAZARD                 401    403     200       403    200    200
  POST   /hazards/{id}/approval    APPROVE_HAZARD                401    403     200       403    200    200
  POST   /hazards/{id}/rejection   REJECT_HAZARD|APPROVE_HAZARD  401    403     200       403    200    200
`)

const hazard = ({ world, authorId }: Scene) =>
  store(world, 'hazards', { name: fresh('Mối nguy'), severity: 1, maker_id: authorId })
const hazardForm = () => ({ name: fresh('Mối nguy mới'), severity: 2 })

/** What the calls are sent with. */
export const requests: Record<string, Prepare> = {
  'POST /hazards': () => ({ body: hazardForm() }),
  'GET /hazards/{id}': on(hazard),
  'PUT /hazards/{id}': on(hazard, hazardForm),
  'DELETE /hazards/{id}': on(hazard),
  'POST /hazards/{id}/approval': on(hazard),
  'POST /hazards/{id}/rejection': on(hazard),
}
