import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { isRead } from '@apron/contract'
import { changesOf } from '@apron/contract/product'
import { callsOf } from '../../areas.ts'
import { notBuilt } from '#testing/authorisation/not-built.ts'
import { requests, tables } from '#testing/authorisation/requests.ts'
import { reject, scenes, type Request, type Scene } from '#testing/authorisation/scene.ts'
import { people, type AuthorisationRow } from '#testing/authorisation/table.ts'
import { itemStatuses, openAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type Came, type World } from '#testing/world.ts'

const lines = tables.flatMap(({ calls }) => calls)
/** Lines tried at once. */
const together = 6
const missing = 2_000_000_000

let world: World
beforeAll(async () => {
  world = await startWorld()
  await itemStatuses(world)
})
afterAll(() => world.stop())

const served = () =>
  callsOf(world.app.services)
    .flat()
    .map(({ route }) => route.endpoint)

/** Sends the call of a line; with an address for each of its parameters. */
function send(
  caller: Browser,
  { endpoint }: AuthorisationRow,
  request: Request,
  params = request.params ?? {},
): Promise<Came> {
  const [method, path] = endpoint.split(' ') as [string, string]
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    if (params[name] === undefined) throw new Error(`${endpoint} is sent without ${name}`)
    return String(params[name])
  })
  const { query, body, form } = request
  return caller[method.toLowerCase() as 'get'](address, {
    ...(query && { query }),
    ...(body !== undefined && { body }),
    ...(form && { form }),
  })
}

/** What one person is answered; a 404 has to be the very answer that a record which is not there gives. */
async function outcome(row: AuthorisationRow, scene: Scene): Promise<string> {
  const request = (await requests[row.name]?.(scene)) ?? {}
  if (scene.person === 'waiting') await reject(scene)
  const came = await send(scene.caller, row, request)
  if (request.shows && came.status === 200) return request.shows(came.body) ? 'yes' : 'no'
  if (came.status !== 404) return String(came.status)
  const nowhere = Object.fromEntries(Object.keys(request.params ?? {}).map((name) => [name, missing]))
  const other = await send(scene.caller, row, request, nowhere)
  return other.status === 404 && other.text === came.text ? '404' : `404, but ${other.status} where nothing is`
}

/** A line as it came out, in the order of the columns; several holders who are answered differently are all told. */
async function tried(row: AuthorisationRow): Promise<string> {
  // What only reads can share one audit.
  const shared = row.inAudit && row.endpoint.startsWith('GET') ? openAudit(world) : null
  const open = () => shared ?? openAudit(world)
  const columns = people.map(async (person) => {
    const outcomes = new Set<string>()
    for (const scene of await scenes(world, row, person, open)) outcomes.add(await outcome(row, scene))
    return [...outcomes].join('/') || '.'
  })
  return (await Promise.all(columns)).join(' ')
}

async function tryAll(rows: AuthorisationRow[]): Promise<Record<string, string>> {
  const came: Record<string, string> = {}
  const waiting = [...rows]
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) came[row.name] = await tried(row)
  }
  await Promise.all(Array.from({ length: together }, work))
  return came
}
const written = (rows: AuthorisationRow[]) =>
  Object.fromEntries(rows.map((row) => [row.name, people.map((person) => row.expected[person]).join(' ')]))

describe('the table of who may call what', () => {
  it('has a line for every call that is served, and no line for any other', () => {
    expect([...new Set(lines.map((row) => row.endpoint))].toSorted()).toEqual(served().toSorted())
  })

  it('has each line once, and a request for nothing else', () => {
    const names = lines.map((row) => row.name)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
    expect(Object.keys(requests).filter((name) => !names.includes(name))).toEqual([])
  })

  it('knows what is not built yet', () => {
    expect(served().filter((endpoint) => notBuilt.includes(endpoint))).toEqual([])
  })
})

describe('nobody, a user without the permission, one of another organisation, the author, a holder, group 1 and a member of a group that is not approved', () => {
  it.each(tables.map(({ title, calls }) => [title, calls] as const))(
    'may do in %s what the table says',
    async (_, rows) => {
      expect(await tryAll(rows)).toEqual(written(rows))
    },
  )
})

describe('every write that somebody carried out', () => {
  it('left which records it changed, of what its declaration names, in its own transaction', async () => {
    const { rows } = await sql<{ action: string; entities: string[] }>`
      select t.action, array_remove(array_agg(distinct c.entity), null) as entities
      from audit_trail t left join changes c on c.xmin = t.xmin group by t.action`.execute(world.db)
    const left = new Map(rows.map(({ action, entities }) => [action, entities]))
    const writes = callsOf(world.app.services)
      .flat()
      .flatMap(({ route }) => (isRead(route) ? [] : [route]))
    const silent = writes.filter((route) => {
      const named = changesOf(route)
      const entities = left.get(route.trail!)
      return !entities || (named.length > 0 && !named.some((entity) => entities.includes(entity)))
    })
    expect(silent.map(({ endpoint }) => endpoint)).toEqual([])
    const nothing = writes.filter(({ changes }) => changes === 'nothing')
    expect(nothing.map(({ trail }) => [trail, left.get(trail!)])).toEqual([
      ['upload.begun', []],
      ['upload.part_kept', []],
      ['upload.completed', []],
      ['upload.dropped', []],
      ['password.asked', []],
      ['library.import_previewed', []],
      ['finding.exported', []],
    ])
  })
})
