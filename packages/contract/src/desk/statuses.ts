import * as z from 'zod/mini'
import { route } from '../http/route.ts'

const entry = z.object({ code: z.number(), name: z.string(), text: z.string(), color: z.string() })
const statusMap = z.object({ NAME: z.record(z.string(), z.string()), CODE: z.record(z.string(), z.number()) })

export const statuses = {
  catalogue: route('GET /status', {
    access: 'signed-in',
    external: 'open',
    query: z.object({ status: z.optional(z.string()) }),
    reply: z.object({ USER: statusMap, CHECKER_MAKER: z.array(entry), CHECKLIST: z.array(entry) }),
    reads: 'nothing',
  }),
}
