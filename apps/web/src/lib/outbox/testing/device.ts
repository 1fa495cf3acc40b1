import { CallError } from '../../calls/call-error.ts'
import { awaited } from '../awaited.ts'
import type { Change, OutboxChange, Wish } from '../change.ts'
import type { Kind } from '../change-kinds.ts'
import { makeQueue, put, refresh, type Queue } from '../queue.ts'
import { makeSender, wake, type Outcome, type Sender } from '../sender.ts'
import { openStore, type Ask } from '../store/store.ts'
import { leased } from '../leader-lock.ts'

/** What a tab has sent, to be answered by the test. */
export type SentChange = {
  tab: string
  change: Change
  accept: () => void
  refuse: (status: number, wait?: number) => void
}

export type Tab = {
  queue: Queue
  sender: Sender
  shown: () => readonly OutboxChange[]
  others: () => number
  keep: (
    wish: Partial<Wish> & { kind?: string },
    takesBack?: (error: CallError) => boolean,
  ) => { id: string; outcome: Promise<Outcome> }
}

/** One browser with as many tabs as a test opens; `person` is signed in in all of them. */
export function device(name = crypto.randomUUID()) {
  const ask: Ask = openStore(name)
  const sent: SentChange[] = []
  const told: string[] = []
  const world = { person: 1, isReached: false, unkept: [] as string[] }
  const kind: Omit<Kind, 'send'> = {
    describe: ({ kind: what }) => ({ what: 'keep.answer', where: what, says: '' }),
    arrived: ({ id }) => void told.push(`arrived ${id}`),
    refused: ({ id }) => void told.push(`refused ${id}`),
  }

  async function open(tab = 'tab', store: Ask = ask): Promise<Tab> {
    let shown: { changes: readonly OutboxChange[]; others: number } = { changes: [], others: 0 }
    const queue = makeQueue(store, {
      person: () => world.person,
      show: (next) => (shown = next),
      tell: () => undefined,
      unkept: ({ id }) => void world.unkept.push(id),
    })
    const send = (change: Change) => {
      const { promise, resolve, reject } = awaited<unknown>()
      const refuse = (status: number, wait = 0) => reject(new CallError(status, 'code', `no ${status}`, { wait }))
      sent.push({ tab, change, accept: () => resolve('answer'), refuse })
      return promise
    }
    const sender = makeSender({
      queue,
      turn: leased(store, 'outbox'),
      kindOf: (wanted) => Promise.resolve(wanted === 'unknown' ? null : { ...kind, send }),
      mayPass: (userId) => userId === world.person,
      isReached: () => Promise.resolve(world.isReached),
      problemOf: (error) => (error as Error).message,
      tellHold: () => undefined,
    })
    await refresh(queue)
    return {
      queue,
      sender,
      shown: () => shown.changes,
      others: () => shown.others,
      keep: (wish, takesBack = () => false) => {
        const said = { kind: 'answer', order: 'item/1', value: {}, ...wish }
        const { promise, resolve } = awaited<Outcome>()
        const { id, kept } = put(queue, said, sender.isBehind)
        sender.watches.set(id, { settle: resolve, takesBack })
        void kept.then(() => wake(sender))
        return { id, outcome: promise }
      },
    }
  }
  return { ask, sent, told, world, open }
}
