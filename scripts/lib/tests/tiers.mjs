import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * When a test file runs: with every `npm test`, or only with `npm test -- --all`. A place that ends with a slash is a
 * folder; where several places fit a file, the longest counts.
 */
export const tiers = {
  always: [
    'apps/api/src/areas.test.ts',
    'apps/api/src/areas/',
    'apps/api/src/capabilities/',
    'apps/api/src/db/',
    'apps/api/src/events/',
    'apps/api/src/files/',
    'apps/api/src/http/',
    'apps/api/src/jobs/',
    'apps/api/src/monitoring/',
    'apps/api/src/realtime/',
    'apps/api/src/sandbox/',
    'apps/api/src/start/',
    'apps/api/src/testing/',
    'apps/api/src/trail/',
    'apps/web/',
    'bench/',
    'packages/',
    'scripts/',
    // Each screen once, and the journeys.
    'e2e/screens.test.ts',
    'e2e/audits/one-audit-from-start-to-finish.test.ts',
    'e2e/audits/findings/finding-workflow.test.ts',
    'e2e/audits/minutes/minutes.test.ts',
    'e2e/desk/waiting.test.ts',
    'e2e/network/kept.test.ts',
    'e2e/network/two-phones.test.ts',
    'e2e/people/positions.test.ts',
  ],
  all: [
    // What papers, packs and workbooks look like inside, and what means harm to those who make them.
    'apps/api/src/areas/audits/findings/actions/',
    'apps/api/src/areas/audits/findings/workflow/judged-on-papers.test.ts',
    'apps/api/src/areas/audits/minutes/figures-of-papers.test.ts',
    'apps/api/src/areas/audits/minutes/paper-frame.test.ts',
    'apps/api/src/areas/audits/papers/addenda/',
    'apps/api/src/areas/audits/papers/exports.test.ts',
    'apps/api/src/areas/audits/papers/files/',
    'apps/api/src/areas/audits/papers/hostile-papers.test.ts',
    'apps/api/src/areas/audits/papers/pack/',
    'apps/api/src/areas/audits/programme/programme-paper.test.ts',
    'apps/api/src/areas/audits/reports/report-papers.test.ts',
    'apps/api/src/sandbox/sandbox.test.ts',
    // Every form in both languages, values that no form sends, floods.
    'apps/api/src/http/reading/rules.test.ts',
    'apps/api/src/http/reading/hostile-requests.test.ts',
    'apps/api/src/http/reading/out-of-range.test.ts',
    'apps/api/src/http/rate-limits/proxies.test.ts',
    'apps/api/src/realtime/flood.test.ts',
    // Pictures, films, Word files and libraries of every kind; buckets; certificates; the demonstration.
    'apps/api/src/areas/documents/media/films.test.ts',
    'apps/api/src/areas/documents/outline/sent-outline.test.ts',
    'apps/api/src/areas/library/questions/import/import-library.test.ts',
    'apps/api/src/files/objects/',
    'apps/api/src/files/receiving/hostile-pictures.test.ts',
    'apps/api/src/files/receiving/room.test.ts',
    'apps/api/src/files/uploads/uploads-cut.test.ts',
    'apps/api/src/start/files-copy.test.ts',
    'apps/api/src/start/tls/',
    'apps/api/src/db/seeds/',
    // Killed processes, clusters that are stopped and started, full disks, clocks that jump, a whole day.
    'apps/api/src/areas/audits/papers/pack/pack-killed.test.ts',
    'apps/api/src/areas/documents/outline/import/imports-killed.test.ts',
    'apps/api/src/files/uploads/uploads-killed.test.ts',
    'apps/api/src/files/receiving/sandboxed-files.test.ts',
    'apps/api/src/jobs/jobs-killed.test.ts',
    'apps/api/src/db/embedded/',
    'apps/api/src/db/rolling-migration.test.ts',
    'apps/api/src/start/earlier/',
    'apps/api/src/testing/processes/',
    // The guide's entity, compiled in a copy of the product.
    'scripts/lib/guide.test.mjs',
    // Texts of 100,000 signs for every pattern.
    'bench/patterns/',
    // Every look, every role and language, other versions and browsers, rarer ways.
    'e2e/audits/',
    'e2e/desk/',
    'e2e/documents/',
    'e2e/library/',
    'e2e/network/',
    'e2e/people/',
    'e2e/safety/',
    'e2e/shell/',
    'e2e/talk/',
  ],
}

const fits = (place, file) => (place.endsWith('/') ? file.startsWith(place) : file === place)
const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file) && !file.startsWith('docs/')

/** `always` or `all`; undefined for a file that no place fits. Files by their places from the root. */
export function tierOf(file) {
  const found = Object.entries(tiers).flatMap(([tier, places]) =>
    places.filter((place) => fits(place, file)).map((place) => ({ tier, length: place.length })),
  )
  return found.toSorted((one, other) => other.length - one.length)[0]?.tier
}

/** What is wrong with the list, of these files: a test in no tier, and a place that fits no test. */
export function faultsOf(files) {
  const tests = files.filter(isTest)
  const lost = tests.filter((file) => !tierOf(file)).map((file) => `${file} is in no tier: add it to tiers.mjs.`)
  const idle = Object.values(tiers)
    .flat()
    .filter((place) => !tests.some((file) => fits(place, file)))
  return [...lost, ...idle.map((place) => `${place} fits no test: take it off tiers.mjs.`)]
}

/** The test files under a directory that run only with `--all`. */
export function onlyInAll(root) {
  const below = ['apps', 'bench', 'e2e', 'packages', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  return below.filter((file) => isTest(file) && !file.includes('node_modules/') && tierOf(file) !== 'always')
}
