import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two looks at what is left. */
const pause = 100

/**
 * Ends every process that one has started, whoever of them started it and whether or not its own parent lives: by
 * SIGTERM, and by SIGKILL what is there after `patience` milliseconds. Does nothing where there is no `/proc`.
 */
export async function endDescendants({ of = process.pid, patience = 10_000 } = {}) {
  const known = new Set()
  const until = Date.now() + patience
  for (let left = find(of, known); left.length > 0; left = find(of, known)) {
    const isLate = Date.now() > until
    for (const pid of left) {
      if (isLate || !known.has(pid)) end(pid, isLate ? 'SIGKILL' : 'SIGTERM')
      known.add(pid)
    }
    await sleep(pause)
  }
}

/** Those that live below a process, or that are known to have. */
function find(of, known) {
  const parents = parentsOf()
  const below = new Set([of, ...known])
  for (let before = 0; before < below.size;) {
    before = below.size
    for (const [pid, parent] of parents) if (below.has(parent)) below.add(pid)
  }
  return [...below].filter((pid) => pid !== of && parents.has(pid))
}

/** The parent of every process that has not ended. */
function parentsOf() {
  const parents = new Map()
  for (const name of list('/proc')) {
    if (!/^\d+$/.test(name)) continue
    // What stands in brackets is the name of the program, which may hold anything.
    const [state, parent] = read(`/proc/${name}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')
    if (parent !== undefined && state !== 'Z') parents.set(Number(name), Number(parent))
  }
  return parents
}

function list(directory) {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function end(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}
