import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readImports } from './imports.mjs'

const { forbidden } = createRequire(import.meta.url)('../../../.dependency-cruiser.cjs')
const api = 'apps/api/src'
const web = 'apps/web/src'

/** What breaks each rule: a file, and what it imports though it may not. */
const planted = {
  'no-cycles': [`${api}/db/egg.ts`, './hen.ts'],
  resolves: [`${web}/app/lost.ts`, './nowhere.ts'],
  'no-drawers': [`${web}/app/tidy.ts`, '../lib/utils/things.ts'],
  'messages-alone': ['packages/messages/src/text.ts', '../../contract/src/index.ts'],
  'contract-small': ['packages/contract/src/route.ts', '../../../apps/web/src/lib/plain.ts'],
  'sides-apart': [`${api}/http/page.ts`, '../../../web/src/lib/plain.ts'],
  'sides-apart-too': [`${web}/lib/server.ts`, '../../../api/src/db/rows.ts'],
  'db-below': [`${api}/db/deep.ts`, '../kernel/clock.ts'],
  'kernel-below': [`${api}/kernel/deep.ts`, '../events/domain-events.ts'],
  'events-below': [`${api}/events/deep.ts`, '../trail/trail.ts'],
  'trail-below': [`${api}/trail/deep.ts`, '../settings/settings.ts'],
  'settings-below': [`${api}/settings/deep.ts`, '../sandbox/sandbox.ts'],
  'sandbox-below': [`${api}/sandbox/deep.ts`, '../files/store.ts'],
  'files-below': [`${api}/files/deep.ts`, '../jobs/jobs.ts'],
  'jobs-below': [`${api}/jobs/deep.ts`, '../http/pipeline.ts'],
  'http-below': [`${api}/http/deep.ts`, '../monitoring/health.ts'],
  'monitoring-below': [`${api}/monitoring/deep.ts`, '../realtime/rooms.ts'],
  'realtime-below': [`${api}/realtime/deep.ts`, '../capabilities/paged.ts'],
  'capabilities-below': [`${api}/capabilities/noun.ts`, '../areas/people/positions/positions.ts'],
  'app-on-top': [`${api}/areas/people/positions/start.ts`, '../../../app.ts'],
  'areas-are-strangers': [`${api}/areas/audits/audits/audits.ts`, '../../people/positions/positions.ts'],
  'rooms-are-strangers': [`${api}/areas/people/groups/groups.ts`, '../positions/positions.ts'],
  'screens-are-strangers': [`${web}/areas/audits/audits/card.ts`, '../../people/positions/screen.ts'],
  'screen-rooms-are-strangers': [`${web}/areas/people/groups/card.ts`, '../positions/screen.ts'],
  'contract-areas-are-strangers': ['packages/contract/src/audits/audits.ts', '../people/users.ts'],
  'contract-first': ['packages/contract/src/http/high.ts', '../people/users.ts'],
  'lib-first': [`${web}/lib/drawn.ts`, '../ui/button.ts'],
  'ui-below': [`${web}/ui/high.ts`, '../blocks/status.ts'],
  'ui-knows-no-product': [`${web}/ui/person.ts`, '../lib/session.ts'],
  'ui-texts-by-lib': [`${web}/ui/words.ts`, '../../../../packages/messages/src/catalogue.ts'],
  'blocks-below': [`${web}/blocks/high.ts`, '../areas/people/positions/screen.ts'],
  'screens-below-app': [`${web}/areas/people/positions/shelled.ts`, '../../../app/shell.ts'],
  'server-by-alias': [`${api}/http/high.ts`, '../db/rows.ts'],
  'screens-by-alias': [`${web}/app/high.ts`, '../lib/plain.ts'],
  'tests-stay-out': [`${web}/app/tried.ts`, './shell.test.ts'],
  'no-dev-at-runtime': [`${api}/db/tool.ts`, 'only-a-tool'],
}

const inPlace = {
  'package.json': '{ "devDependencies": { "only-a-tool": "1.0.0" } }',
  'node_modules/only-a-tool/package.json': '{ "name": "only-a-tool", "version": "1.0.0", "main": "index.js" }',
  'node_modules/only-a-tool/index.js': 'module.exports = {}',
  'apps/api/package.json': '{ "imports": { "#db/*": "./src/db/*", "#capabilities/*": "./src/capabilities/*" } }',
  'apps/web/package.json':
    '{ "imports": { "#lib/*": "./src/lib/*", "#ui/*": "./src/ui/*", "#blocks/*": "./src/blocks/*" } }',
  [`${api}/db/hen.ts`]: "import './egg.ts'",
  [`${api}/db/rows.ts`]: '',
  [`${api}/kernel/clock.ts`]: '',
  [`${api}/events/domain-events.ts`]: '',
  [`${api}/trail/trail.ts`]: '',
  [`${api}/settings/settings.ts`]: '',
  [`${api}/sandbox/sandbox.ts`]: '',
  [`${api}/files/store.ts`]: '',
  [`${api}/jobs/jobs.ts`]: '',
  [`${api}/http/pipeline.ts`]: '',
  [`${api}/monitoring/health.ts`]: '',
  [`${api}/realtime/rooms.ts`]: '',
  [`${api}/capabilities/paged.ts`]: "import '#db/rows.ts'",
  [`${api}/areas/people/domain/names.ts`]: '',
  [`${api}/areas/people/positions/positions.ts`]: "import '#capabilities/paged.ts'\nimport '../domain/names.ts'",
  [`${api}/app.ts`]: "import './areas/people/positions/positions.ts'",
  'packages/contract/src/people/users.ts': "import '../index.ts'",
  'packages/messages/src/catalogue.ts': '',
  'packages/contract/src/index.ts': "import '../../messages/src/catalogue.ts'",
  [`${web}/lib/plain.ts`]: '',
  [`${web}/lib/utils/things.ts`]: '',
  [`${web}/lib/session.ts`]: "import '../../../../packages/contract/src/index.ts'",
  [`${web}/ui/button.ts`]: "import '#lib/plain.ts'",
  [`${web}/blocks/status.ts`]: "import '#ui/button.ts'\nimport '#lib/session.ts'",
  [`${web}/blocks/own.ts`]: "import './own-part.ts'",
  [`${web}/blocks/own-part.ts`]: '',
  [`${web}/areas/audits/audits/screen.ts`]: "import '#blocks/status.ts'",
  [`${web}/areas/people/positions/screen.ts`]: "import '#blocks/status.ts'\nimport '#blocks/own.ts'",
  [`${web}/ui/lone.ts`]: '',
  [`${web}/ui/known.ts`]: '',
  [`${web}/areas/people/positions/form.ts`]: "import '#ui/lone.ts'\nimport '#ui/known.ts'",
  [`${web}/areas/people/users/form.ts`]: "import '#ui/known.ts'\nimport '#blocks/own.ts'",
  [`${web}/areas/people/positions/screen.test.ts`]: "import './screen.ts'",
  [`${web}/app/shell.ts`]: "import '../areas/people/positions/screen.ts'",
  [`${web}/app/shell.test.ts`]: "import '#blocks/own.ts'",
}

const base = mkdtempSync(join(tmpdir(), 'imports-'))
const write = (path, code) => {
  mkdirSync(dirname(join(base, path)), { recursive: true })
  writeFileSync(join(base, path), code)
}
let faults

beforeAll(async () => {
  for (const [path, code] of Object.entries(inPlace)) write(path, code)
  for (const [path, specifier] of Object.values(planted)) write(path, `import '${specifier}'`)
  ;({ faults } = await readImports(base))
}, 60_000)
afterAll(() => rmSync(base, { recursive: true }))

it('each rule has something planted that breaks it', () => {
  expect(Object.keys(planted).sort()).toEqual(forbidden.map(({ name }) => name).sort())
})

it.each(Object.entries(planted))('%s: what is planted is named', (rule, [path]) => {
  expect(faults.filter((fault) => fault.startsWith(`${rule}: ${path} → `))).toHaveLength(1)
})

it('nothing that is in its place is named', () => {
  const wrong = new Set(Object.values(planted).map(([path]) => path))
  const named = faults.filter((fault) => !fault.startsWith('serves-one: ')).map((fault) => fault.split(' ')[1])
  expect(named.filter((path) => !wrong.has(path))).toEqual([])
})

it('a block that one area alone uses and an element that one room alone uses are sent there, whatever stands between', () => {
  const own = faults.filter((fault) => /^serves-one: .*\/(own|own-part|lone|known)\.ts /.test(fault))
  expect(own.sort()).toEqual([
    `serves-one: ${web}/blocks/own-part.ts serves areas/people alone and belongs there.`,
    `serves-one: ${web}/blocks/own.ts serves areas/people alone and belongs there.`,
    `serves-one: ${web}/ui/lone.ts serves areas/people/positions alone and belongs there.`,
  ])
})
