import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { add, checksPart, debianPart, inMoments, result, testsPart } from './parts.mjs'
import { root } from '../runtime.mjs'
import { runVitest } from './vitest.mjs'

vi.mock('../checks/checks.mjs', () => ({
  checkNames: () => ['format', 'types apps/api'],
  runChecks: ({ names }) => Promise.resolve(names.length > 0 ? names : ['types apps/api']),
}))
vi.mock('../machine/debian-postgresql.mjs', () => ({
  startDebianPostgresql: () => Promise.resolve({ url: 'postgres://debian', version: '15', stop: () => undefined }),
}))
vi.mock('./vitest.mjs', () => ({ runVitest: vi.fn(), runFailedAgain: (first) => Promise.resolve(first) }))

const run = (passed, failed, ...files) => ({
  totals: { passed, failed },
  failures: new Map(files.map((file) => [join(root, file), { passed: 0, failed: ['a sentence'] }])),
})

beforeEach(() => {
  Object.assign(result, { passed: 0, failed: 0, commands: [] })
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  return () => vi.restoreAllMocks()
})

it('a failed check is run again alone by its name, which no shell takes apart', async () => {
  await checksPart([])
  await checksPart(['format'])
  expect(result).toEqual({
    passed: 0,
    failed: 2,
    commands: ["npm test -- --checks 'types apps/api'", 'npm test -- --checks format'],
  })
})

it('a check that does not exist is said with those that do', async () => {
  await expect(checksPart(['formats'])).rejects.toThrow('There is no check formats. There are: format, types apps/api.')
})

it('a failed test file is run again alone, on the PostgreSQL on which it failed', async () => {
  vi.mocked(runVitest).mockResolvedValue(run(20, 2, 'e2e/crawl.test.ts', 'apps/api/src/start/config.test.ts'))
  await (
    await testsPart(inMoments)
  )()
  vi.mocked(runVitest).mockResolvedValue(run(9, 1, 'apps/api/src/areas/talk/chat/chat.race.test.ts'))
  await (
    await debianPart()
  )()
  expect(result).toEqual({
    passed: 29,
    failed: 3,
    commands: [
      'npm test -- e2e/crawl.test.ts',
      'npm test -- apps/api/src/start/config.test.ts',
      'npm test -- --debian apps/api/src/areas/talk/chat/chat.race.test.ts',
    ],
  })
})

it('tests that ended without a failed file, or without any, fail with the command for all of them', async () => {
  vi.mocked(runVitest).mockResolvedValue(run(20, 1))
  await (
    await testsPart(['--project', 'e2e'])
  )()
  vi.mocked(runVitest).mockResolvedValue(run(0, 0))
  await (
    await debianPart()
  )()
  expect(result).toEqual({
    passed: 20,
    failed: 2,
    commands: ['npm test -- --project e2e', 'npm test -- --debian'],
  })
})

it('what ends before any part is everything once more', () => {
  add(1)
  expect(result.commands).toEqual(['npm test'])
})
