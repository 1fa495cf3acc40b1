import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../runtime.mjs'

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'apron-turns-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

const program = (path) => `
  const { appendFileSync } = await import('node:fs')
  const { oneAtATime } = await import('./scripts/lib/machine/one-at-a-time.mjs')
  await oneAtATime('${path}/turn', async () => {
    appendFileSync('${path}/told', 'in ')
    await new Promise((done) => setTimeout(done, 300))
    appendFileSync('${path}/told', 'out ')
  })`

const run = (path) =>
  new Promise((done) => {
    const args = ['--input-type=module', '-e', program(path)]
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).once('exit', done)
  })

it('three that come at once take turns', async () => {
  const path = folder()
  expect(await Promise.all([run(path), run(path), run(path)])).toEqual([0, 0, 0])
  expect(readFileSync(join(path, 'told'), 'utf8')).toBe('in out in out in out ')
  expect(existsSync(join(path, 'turn'))).toBe(false)
})

it('what a killed process held is taken over', async () => {
  const path = folder()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(path, 'turn'), String(pid))
  expect(await run(path)).toBe(0)
  expect(readFileSync(join(path, 'told'), 'utf8')).toBe('in out ')
})
