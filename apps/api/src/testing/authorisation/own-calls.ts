import { table } from './table.ts'

/** The product's own call beside those of the specification: what changed of what the caller sees. */
export const ownCalls = table(`
  #                                       nobody without elsewhere author holder super
  GET    /changes                   -     401    200     200       200    200    200
`)
