import { auditStatus, userType, type Permission } from '@apron/contract'
import type { Browser, World } from '../world.ts'
import { openAudit, type OpenAudit } from './open-audit.ts'

export type FindingOnItsWay = {
  audit: OpenAudit
  /** The finding, an item of the audit. */
  id: number
  /** Leads the team and may verify. */
  lead: Browser
  /** Of the team, and may verify. */
  auditor: Browser
  /** An auditee of the company; nobody is named as long as `external` is not. */
  auditee: Browser
  /** A contractor's, who answers for the finding by name. */
  external: Browser
  /** Makes a move of the finding: the last part of its address. */
  move(who: Browser, noun: string, body?: Record<string, unknown>): ReturnType<Browser['post']>
  /** Brings it as far as this state. */
  bring(to: 'proposed' | 'accepted' | 'done' | 'verified'): Promise<void>
}

export const plan = { root_cause: 'Gioăng đã lão hóa', action: 'Thay gioăng', due_on: '2026-04-15' }

/** An audit in correction with one finding, due on 20 April 2026, and everybody who has to do with it. */
export async function findingOnItsWay(world: World): Promise<FindingOnItsWay> {
  const audit = await openAudit(world)
  const [id] = audit.items
  const { db } = world
  const inPart = async (part: string | null, ...permissions: Permission[]) => {
    const person = await audit.member(...permissions)
    const role = db.selectFrom('audit_members').select('team_role_id').where('user_id', '=', person.id)
    await db.updateTable('team_roles').set({ part }).where('id', 'in', role).execute()
    return person
  }
  const lead = await inPart('leader', 'SET_CORRECTIVE_STATUS', 'AUDIT_CHECKLIST_ITEM')
  const auditor = await inPart('auditor', 'SET_CORRECTIVE_STATUS')
  const auditee = await inPart('auditee')
  const external = await world.as()
  await db.updateTable('users').set({ type: userType.EXTERNAL }).where('id', '=', external.id).execute()
  await lead.put(`/checklists/${audit.id}/checklist-items/${id}`, { body: { stt_code: 'MAJ' } })
  await db
    .updateTable('audit_items')
    .set({ responsible_id: external.id, corrective_date: '2026-04-20', finding_number: `NC-2026-${id}` })
    .where('id', '=', id)
    .execute()
  await audit.move(auditStatus.CORRECTIVE)
  world.app.services.authenticator.forget()
  const move = (who: Browser, noun: string, body: Record<string, unknown> = {}) =>
    who.post(`/findings/${id}/${noun}`, { body })
  const planId = async () => (await lead.get(`/findings/${id}`)).body.data.plan.id as number
  const ways = ['proposed', 'accepted', 'done', 'verified'] as const
  const steps = {
    proposed: () => move(external, 'proposal', plan),
    accepted: async () => move(lead, 'acceptance', { plan_id: await planId() }),
    done: () => move(external, 'completion', { content: '<p>Đã thay</p>' }),
    verified: () => move(auditor, 'verification'),
  }
  return {
    audit,
    id,
    lead,
    auditor,
    auditee,
    external,
    move,
    async bring(to) {
      for (const state of ways.slice(0, ways.indexOf(to) + 1)) {
        const came = await steps[state]()
        if (came.status !== 200) throw new Error(`${state}: ${came.text}`)
      }
    },
  }
}
