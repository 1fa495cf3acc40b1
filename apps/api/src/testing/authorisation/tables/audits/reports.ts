import { store, type Prepare } from '../../scene.ts'
import { table } from '../../table.ts'

export const title = 'reports'

/** Reports over several audits: whoever may read them reads what their rights reach; none of the people is in an audit. */
export const calls = table(`
  #                                                                                                         nobody without elsewhere author holder super
  POST   /checklists/{id}/reports                                           QREPORT_CHECKLIST               401    403     200       403    200    200
  POST   /checklists/{id}/reports                                  #one     QREPORT_CHECKLIST               401    403     200       403    200    200
  POST   /checklists/{id}/reports                                  #gone    QREPORT_CHECKLIST               401    403     404       403    404    404
  POST   /checklists/hashtag/reports                                        QREPORT_CHECKLIST               401    403     200       403    200    200
  GET    /reports/correctives                                               QREPORT_CHECKLIST               401    403     200       403    200    200
  GET    /reports/correctives/items                                         QREPORT_CHECKLIST               401    403     200       403    200    200
  GET    /reports/findings                                                  QREPORT_CHECKLIST               401    403     200       403    200    200
  GET    /reports/findings/figures                                          QREPORT_CHECKLIST               401    403     200       403    200    200
  GET    /reports/questions                                                 QREPORT_CHECKLIST               401    403     200       403    200    200
  GET    /reports/coverage                                                  QREPORT_CHECKLIST               401    403     200       403    200    200
`)

/** What the calls are sent with. */
export const requests: Record<string, Prepare> = {
  'POST /checklists/{id}/reports': () => ({ params: { id: 0 }, body: {} }),
  'POST /checklists/{id}/reports #one': async ({ world }) => ({
    params: { id: await store(world, 'organizations', { name: 'Kho Phú Bài', status: 1 }) },
    body: {},
  }),
  'POST /checklists/{id}/reports #gone': () => ({ params: { id: 999_999 }, body: {} }),
  'POST /checklists/hashtag/reports': () => ({
    body: { org_id: 0, from_date: '2026-01-01', to_date: '2026-12-31' },
  }),
}
