import { table } from './table.ts'

/** Background jobs, which no permission of the catalogue opens: `elsewhere` holds nearly all. */
export const jobCalls = table(`
  #                                              nobody without elsewhere author holder super
  GET    /jobs                            admins 401    403     403       .      .      200
  GET    /jobs/periodic                   admins 401    403     403       .      .      200
  POST   /jobs                            admins 401    403     403       .      .      200
  GET    /jobs/{id}                       -      401    404     404       200    404    200
  POST   /jobs/{id}/cancellation          -      401    404     404       200    404    200
  POST   /jobs/{id}/retry                 admins 401    403     403       403    .      200
  DELETE /jobs/{id}                       admins 401    403     403       403    .      200
`)
