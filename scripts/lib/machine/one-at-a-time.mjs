import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two looks whether the other is done. */
const pause = 200

/** Does work that two processes must not do at once: whoever comes second waits, and calls `onWait` once. What a killed process held is taken over. */
export async function oneAtATime(path, work, onWait = () => undefined) {
  mkdirSync(dirname(path), { recursive: true })
  for (let tries = 0; !take(path); tries += 1) {
    if (tries === 0) onWait()
    await sleep(pause)
  }
  try {
    return await work()
  } finally {
    rmSync(path, { force: true })
  }
}

function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (!isAlive(holderOf(path))) rmSync(path, { force: true })
  return false
}

/** Nobody, for as long as it takes to write who it is, is taken for somebody. */
function holderOf(path) {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
