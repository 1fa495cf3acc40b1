import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { endDescendants } from './end-descendants.mjs'

/** Starts a program that starts two more: one in a session of its own, one that does not listen to SIGTERM; answers their numbers. */
async function family() {
  const code = `
    const { spawn } = require('node:child_process')
    const own = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
    const deaf = spawn('sh', ['-c', 'trap "" TERM; while :; do sleep 1; done'], { stdio: 'ignore' })
    console.log([own.pid, deaf.pid].join(' '))
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(parent.stdout, 'data')
  return { parent, pids: [parent.pid, ...String(line).trim().split(' ').map(Number)] }
}

const lives = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('whatever was started ends, also what has a session of its own and what does not listen', async () => {
  const { parent, pids } = await family()
  const ended = once(parent, 'exit')
  expect(pids.map(lives)).toEqual([true, true, true])
  await endDescendants({ of: parent.pid, patience: 500 })
  // It stands above the others, and is nobody's but ours.
  expect(pids.slice(1).map(lives)).toEqual([false, false])
  parent.kill('SIGKILL')
  await ended
})
