import type { Prepare } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'what changed'

/** The product's own call beside those of the specification: what changed of what the caller sees. */
export const calls = table(`
  #                                       nobody without elsewhere author holder super
  GET    /changes                   -     401    200     200       200    200    200
`)

export const requests: Record<string, Prepare> = {}
