import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesOfGuide, linesOfGuide, withSample } from './guide.mjs'
import { root } from './runtime.mjs'

const copy = mkdtempSync(join(tmpdir(), 'guide-'))
beforeAll(() => withSample(copy), 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

/** What the compiler says of these files of the copy and whatever they lead to. */
function compiled(side, files) {
  writeFileSync(
    join(copy, side, 'tsconfig.sample.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [], files }),
  )
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  return spawnSync(tsc, ['-p', join(copy, side, 'tsconfig.sample.json')], { encoding: 'utf8' }).stdout
}

it('says how many files and lines an entity takes', () => {
  expect(filesOfGuide()).toHaveLength(11)
  expect(linesOfGuide()).toHaveLength(9)
  expect(new Set(linesOfGuide().map(({ file }) => file)).size).toBe(7)
})

it.each([
  ['apps/api', ['src/areas.ts']],
  ['apps/web', ['src/areas/library/area.ts', 'src/vite.d.ts']],
])('adds an entity that compiles: %s', { timeout: 300_000 }, (side, further) => {
  const own = filesOfGuide().filter((file) => file.startsWith(side))
  const files = [...own.map((file) => file.slice(side.length + 1)), ...further]
  expect(compiled(side, files)).toBe('')
})
