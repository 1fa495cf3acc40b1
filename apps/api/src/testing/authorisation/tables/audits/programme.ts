import { fresh, store, type Prepare, type Scene } from '../../scene.ts'
import { table } from '../../table.ts'

export const title = 'the audit programme'

/** Plans of a year, of an organisation of which none of the people is: they are kept by right, and read by those who may see their audits. */
export const calls = table(`
  #                                                                                                         nobody without elsewhere author holder super
  GET    /programme                                                         -                               401    200     200       .      200    200
  GET    /programme                                                #other   MANAGE_PROGRAMME                401    yes     yes       .      yes    yes
  GET    /programme/totals                                                  -                               401    200     200       .      200    200
  GET    /programme/{id}                                                    -                               401    404     200       .      404    200
  POST   /programme                                                         MANAGE_PROGRAMME                401    403     200       .      200    200
  PUT    /programme/{id}                                                    MANAGE_PROGRAMME                401    403     200       .      200    200
  PUT    /programme/{id}                                           #gone    MANAGE_PROGRAMME                401    403     404       .      404    404
  POST   /programme/{id}/cancellation                                       MANAGE_PROGRAMME                401    403     200       .      200    200
  GET    /programme/proposals                                               MANAGE_PROGRAMME                401    403     200       .      200    200
  GET    /programme/gaps                                                    MANAGE_PROGRAMME                401    403     200       .      200    200
  GET    /programme/paper                                                   -                               401    200     200       .      200    200
  POST   /programme/proposals                                               MANAGE_PROGRAMME                401    403     200       .      200    200
  GET    /programme/intervals                                               MANAGE_PROGRAMME                401    403     200       .      200    200
  PUT    /programme/intervals/{id}                                          MANAGE_PROGRAMME                401    403     200       .      200    200
`)

const values = async ({ world }: Scene) => ({
  month: 3,
  organization_id: await store(world, 'organizations', { name: fresh('Kho'), status: 1 }),
})
const plan = async (scene: Scene) => store(scene.world, 'audit_plans', { year: 2026, ...(await values(scene)) })

/** What the calls are sent with. */
export const requests: Record<string, Prepare> = {
  'GET /programme #other': async (scene) => {
    const id = await plan(scene)
    return {
      query: { year: 2026, per_page: 'all' },
      shows: ({ data }) => (data as { id: number }[]).some((one) => one.id === id),
    }
  },
  'GET /programme/{id}': async (scene) => ({ params: { id: await plan(scene) } }),
  'POST /programme': async (scene) => ({ body: { year: 2026, ...(await values(scene)) } }),
  'PUT /programme/{id}': async (scene) => ({ params: { id: await plan(scene) }, body: await values(scene) }),
  'PUT /programme/{id} #gone': async (scene) => ({ params: { id: 999_999 }, body: await values(scene) }),
  'POST /programme/{id}/cancellation': async (scene) => ({
    params: { id: await plan(scene) },
    body: { reason: 'Gộp với đợt khác' },
  }),
  'GET /programme/proposals': () => ({ query: { year: 2027 } }),
  'POST /programme/proposals': async (scene) => ({ body: { year: 2027, plans: [await values(scene)] } }),
  'PUT /programme/intervals/{id}': async ({ world }) => ({
    params: { id: await store(world, 'categories', { name: fresh('Loại') }) },
    body: { interval_months: 12 },
  }),
}
