import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig, settings } from './config.ts'

function read(settings: NodeJS.ProcessEnv) {
  const directory = mkdtempSync(join(tmpdir(), 'apron-config-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return readConfig({ APRON_DATA: directory, ...settings })
}

it('other processes are expected on a database of its own, unless a setting says that there are none', () => {
  const DATABASE_URL = 'postgres://localhost/apron'
  expect(read({}).severalProcesses).toBe(false)
  expect(read({ DATABASE_URL }).severalProcesses).toBe(true)
  expect(read({ DATABASE_URL, APRON_PROCESSES: 'one' }).severalProcesses).toBe(false)
  expect(() => read({ APRON_PROCESSES: 'several' })).toThrow(/set DATABASE_URL/)
})

it('the secret is made once', () => {
  const first = read({})
  expect(readConfig({ APRON_DATA: first.dataDirectory }).secret).toBe(first.secret)
  expect(first.secret).toMatch(/^[\w-]{43}$/)
  expect(read({}).secret).not.toBe(first.secret)
})

it.each(Object.keys(settings.shape))('%s counts as not given when it is empty', (name) => {
  const directory = mkdtempSync(join(tmpdir(), 'apron-config-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  expect(readConfig({ [name]: '' }, directory)).toEqual(readConfig({}, directory))
})
