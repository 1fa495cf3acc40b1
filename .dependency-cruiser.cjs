const api = '^apps/api/src/'
const web = '^apps/web/src/'
/** The rooms of the platform, from the ground up: each imports only what lies below it. */
const layers = [
  'db',
  'kernel',
  'events',
  'trail',
  'settings',
  'sandbox',
  'files',
  'jobs',
  'http',
  'monitoring',
  'realtime',
]
const rooms = layers.slice(1).join('|')
const contract = '^packages/contract/src/'
const areas = 'audits|desk|documents|library|people|talk'
const tests = '[.]test[.]tsx?$|/testing/|^e2e/|^bench/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const byAlias = (name, side, named) =>
  forbid(
    name,
    'What another layer holds is imported by its alias.',
    { path: `${side}([^/]+)` },
    {
      path: `${side}(${named.join('|')})/`,
      pathNot: `${side}$1/`,
      dependencyTypesNot: ['aliased-subpath-import'],
    },
  )

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Modules do not depend on each other in a circle.', {}, { circular: true }),
    forbid(
      'resolves',
      'Every import leads somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|/|[.]cache/)' },
    ),
    forbid(
      'no-drawers',
      'A thing without a name has no home yet.',
      {},
      { path: '/(utils|helpers|common|shared)/', pathNot: 'node_modules' },
    ),
    forbid(
      'messages-alone',
      'The texts depend on nothing.',
      { path: '^packages/messages/src/', pathNot: tests },
      { pathNot: '^packages/messages/' },
    ),
    forbid(
      'contract-small',
      'The contract knows the texts and zod.',
      { path: '^packages/contract/src/', pathNot: tests },
      { pathNot: '^packages/(contract|messages)/|^node_modules/zod/' },
    ),
    forbid('sides-apart', 'Server and browser meet in the contract.', { path: api }, { path: web }),
    forbid('sides-apart-too', 'Server and browser meet in the contract.', { path: web }, { path: api }),
    ...layers.map((layer, place) =>
      forbid(
        `${layer}-below`,
        'A room of the platform imports only what lies below it.',
        { path: `${api}${layer}/`, pathNot: `${tests}|${api}db/seeds/` },
        { path: `${api}(${[...layers.slice(place + 1), 'capabilities', 'areas'].join('|')})/` },
      ),
    ),
    forbid(
      'capabilities-below',
      'Capabilities know no area.',
      { path: `${api}capabilities/`, pathNot: tests },
      { path: `${api}areas/` },
    ),
    forbid(
      'app-on-top',
      'Only the top of the server puts it together.',
      { path: `${api}(db|${rooms}|capabilities|areas)/`, pathNot: tests },
      { path: `${api}(app|areas|server|start/[^/]+)[.]ts$`, pathNot: `${api}start/config[.]ts$` },
    ),
    ...[api, web].flatMap((side) => [
      forbid(
        side === api ? 'areas-are-strangers' : 'screens-are-strangers',
        'Areas never import one another.',
        { path: `${side}areas/([^/]+)/`, pathNot: tests },
        { path: `${side}areas/`, pathNot: `${side}areas/$1/` },
      ),
      forbid(
        side === api ? 'rooms-are-strangers' : 'screen-rooms-are-strangers',
        'Rooms of an area meet in its domain.',
        { path: `${side}areas/([^/]+)/([^/]+)/`, pathNot: tests },
        { path: `${side}areas/`, pathNot: `${side}areas/$1/($2|domain)/` },
      ),
    ]),
    forbid(
      'contract-areas-are-strangers',
      'Areas of the contract meet in its capabilities.',
      { path: `${contract}(${areas})/` },
      { path: `${contract}(${areas}|product)/`, pathNot: `${contract}$1/` },
    ),
    forbid(
      'contract-first',
      'What every area leans on knows none.',
      { path: `${contract}(http|catalogues|capabilities)/` },
      { path: `${contract}(${areas}|product)/` },
    ),
    forbid(
      'lib-first',
      'The library draws nothing and knows nothing above it.',
      { path: `${web}lib/`, pathNot: tests },
      { path: `${web}(ui|blocks|areas|app)/` },
    ),
    forbid(
      'ui-below',
      'Elements know nothing above them.',
      { path: `${web}ui/` },
      { path: `${web}(blocks|areas|app)/` },
    ),
    forbid(
      'ui-knows-no-product',
      'Elements know nothing of the product, nor does what they lean on; how its texts are compared and cut is no knowledge of it.',
      { path: `${web}ui/`, pathNot: tests },
      { path: `${contract}(?!capabilities/text/)`, reachable: true },
    ),
    forbid(
      'ui-texts-by-lib',
      'Elements have their texts from lib/text/i18n.ts.',
      { path: `${web}ui/` },
      { path: '^packages/messages/' },
    ),
    forbid('blocks-below', 'Blocks know no area.', { path: `${web}blocks/` }, { path: `${web}(areas|app)/` }),
    forbid(
      'screens-below-app',
      'Areas know nothing of the shell that shows them.',
      { path: `${web}areas/` },
      { path: `${web}app/` },
    ),
    byAlias('server-by-alias', api, [...layers, 'capabilities', 'testing', 'start']),
    byAlias('screens-by-alias', web, ['lib', 'ui', 'blocks', 'testing']),
    forbid(
      'tests-stay-out',
      'What runs for people needs nothing from the tests.',
      { path: '^(apps|packages)/', pathNot: tests },
      { path: tests },
    ),
    forbid(
      'no-dev-at-runtime',
      'What runs for people is a dependency.',
      { path: `${api}|^packages/`, pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|node_modules/[.]cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
}
