/** Milliseconds that what still goes on may keep the page. */
const patience = 2000

const unfinished = new Set<Promise<unknown>>()
let isLeaving = false

/** Lets the page finish something before it is left, as long as that takes no noticeable time. */
export function beforeLeaving<Value>(work: Promise<Value>): Promise<Value> {
  unfinished.add(work)
  void work.catch(() => undefined).finally(() => unfinished.delete(work))
  return work
}

/** Loads another page in place of this one, the first that is asked for. Never resolves. */
export async function leaveFor(address: string): Promise<never> {
  if (!isLeaving) {
    isLeaving = true
    const patient = new Promise((done) => setTimeout(done, patience))
    await Promise.race([Promise.allSettled(unfinished), patient])
    window.location.replace(address)
  }
  return new Promise(() => undefined)
}
