import { openAudit } from '../../audits/open-audit.ts'
import { store, type Prepare, type Scene } from '../scene.ts'
import { table } from '../table.ts'

export const title = 'papers as files'

/** Nobody but whoever sees the audit; those who see theirs by being named in it are tried with what they may see. */
export const calls = table(`
  #                                          nobody without elsewhere author holder super
  POST   /exports                   -        401    404     404       .      404    200
  GET    /exports/{id}              -        401    404     404       .      404    200
`)

const made = async ({ world }: Scene) => {
  const audit_id = (await openAudit(world)).id
  const values = { audit_id, what: 'blank', query: '{}', format: 'docx', language: 'vi' }
  return store(world, 'exports', values)
}

/** What the calls of papers as files are sent with. */
export const requests: Record<string, Prepare> = {
  'POST /exports': async ({ world }) => ({
    body: { what: 'blank', of: (await openAudit(world)).id, format: 'docx', languages: ['vi'] },
  }),
  'GET /exports/{id}': async (scene) => ({ params: { id: await made(scene) } }),
}
