import { sql } from 'kysely'
import type { FindingActions, FindingStep, ReturnedResult, ToldExtension, ToldPlan } from '@apron/contract/audits'
import type { Database } from '#db/client.ts'

export type Way = Pick<FindingActions, 'plan' | 'earlier_plans' | 'extensions' | 'done' | 'returned'>
type Step = {
  audit_item_id: number
  action: FindingStep['action']
  completed: boolean | null
  by: string
  on: string
  reason: string | null
  detail: string | null
  before: string | null
  root_cause: string | null
  planned: string | null
  due_on: string | null
}
/** The state after a step; `verified` is the verifier of the result, unless it was sent back since. */
type WorkflowProgress = Omit<Way, 'plan' | 'earlier_plans'> & {
  plans: ToldPlan[]
  verified: ReturnedResult['verified']
}

/** The workflow of findings from their steps: one statement, whatever their number. Days are those of `timeZone`. */
export async function waysOf(
  db: Database,
  findings: readonly number[],
  timeZone: string,
): Promise<(id: number) => Way> {
  const { rows } = await sql<Step>`
    select h.audit_item_id, h.action, h.completed, u.fullname as by, h.reason, h.detail, h.before,
      to_char(h.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as on, p.root_cause, p.action as planned, p.due_on
    from audit_item_history h join users u on u.id = h.user_id left join finding_plans p on p.step_id = h.id
    where h.audit_item_id = any(${[...findings]}::integer[]) and h.action = any(${Object.keys(tellings)}::text[])
    order by h.id`.execute(db)
  const byFinding = Map.groupBy(rows, ({ audit_item_id }) => audit_item_id)
  return (id) => wayOf(byFinding.get(id) ?? [])
}

function wayOf(steps: readonly Step[]): Way {
  const told: WorkflowProgress = { plans: [], extensions: [], done: null, verified: null, returned: [] }
  for (const step of steps) tellings[step.action]?.(told, step)
  const { plans, extensions, done, returned } = told
  const newest = plans.at(-1)
  const counts = newest?.returned === null
  return {
    plan: counts ? newest : null,
    earlier_plans: counts ? plans.slice(0, -1) : plans,
    extensions,
    done,
    returned,
  }
}

const doneBy = ({ by, on }: Step) => ({ by, on })
const saidBy = ({ by, on, reason }: Step) => ({ by, on, reason })

/** What each step changes in the state. */
const tellings: Partial<Record<Step['action'], (told: WorkflowProgress, step: Step) => void>> = {
  correction_proposed({ plans }, step) {
    const { root_cause, planned, due_on } = step
    if (root_cause === null || planned === null || due_on === null) return
    plans.push({ root_cause, action: planned, due_on, proposed: doneBy(step), accepted: null, returned: null })
  },
  correction_accepted: ({ plans }, step) => change(plans, { accepted: doneBy(step) }),
  correction_done(told, step) {
    told.done = doneBy(step)
  },
  corrective_status_set(told, step) {
    if (step.completed) told.verified = saidBy(step)
    else comeBack(told, step, false)
  },
  correction_sent_back(told, step) {
    const { plans, done, verified } = told
    const newest = plans.at(-1)
    // A plan waits until it is accepted, done without that, or sent back.
    const isPlan = newest && !newest.accepted && !newest.returned && !done && !verified
    if (isPlan) change(plans, { returned: saidBy(step) })
    else comeBack(told, step, false)
  },
  effect_denied: (told, step) => comeBack(told, step, true),
  extension_asked({ extensions }, step) {
    if (step.detail === null || step.before === null) return
    const { detail: asked_date, before: earlier_date } = step
    extensions.push({ asked_date, earlier_date, asked: saidBy(step), is_granted: null, decided: null })
  },
  extension_granted: ({ extensions }, step) => change(extensions, { is_granted: true, decided: saidBy(step) }),
  extension_refused: ({ extensions }, step) => change(extensions, { is_granted: false, decided: saidBy(step) }),
}

/** What was done is not done any more, and what was verified not verified. */
function comeBack(told: WorkflowProgress, step: Step, is_ineffective: boolean): void {
  told.returned.push({ ...saidBy(step), is_ineffective, done: told.done, verified: told.verified })
  told.done = null
  told.verified = null
}

/** Says more of the last of several. */
function change<One extends ToldPlan | ToldExtension>(all: One[], more: Partial<One>): void {
  const last = all.at(-1)
  if (last) all.splice(-1, 1, { ...last, ...more })
}
