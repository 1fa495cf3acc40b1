import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { userType, type Route } from '@apron/contract'
import { rooms } from '../../areas.ts'
import { openAudit, type OpenAudit } from '../../testing/audits/open-audit.ts'
import { outsideTable } from '../../testing/authorisation/outside.ts'
import type { Prepare } from '../../testing/authorisation/scene.ts'
import { startWorld, type Browser, type World } from '../../testing/world.ts'

const folder = join(import.meta.dirname, '../../testing/authorisation/tables')
const tables = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => import(join(folder, name)) as Promise<{ requests: Record<string, Prepare> }>),
)
const requests: Record<string, Prepare> = Object.assign({}, ...tables.map((table) => table.requests))

let world: World
let audit: OpenAudit
let colleague: Browser
beforeAll(async () => {
  world = await startWorld()
  audit = await openAudit(world)
  colleague = await world.as()
})
afterAll(() => world.stop())

async function outsider(): Promise<Browser> {
  const who = await world.as()
  await world.db.updateTable('users').set({ type: userType.EXTERNAL }).where('id', '=', who.id).execute()
  world.app.services.authenticator.forget()
  return who
}

/** What somebody from outside without any right is answered about records of others, and how many rows a list gives them. */
async function answer(who: Browser, { endpoint, path, method }: Route): Promise<string> {
  const named = Object.keys(requests).find((name) => name === endpoint.replace(/:(\w+)/g, '{$1}'))
  const scene = { world, person: 'holder', caller: colleague, authorId: colleague.id, audit } as const
  const { params = {}, query, body, form } = (await requests[named ?? '']?.(scene)) ?? {}
  const address = path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? 1))
  const verb = method.toLowerCase() as 'get'
  const came = await who[verb](address, {
    ...(query && { query }),
    ...(body !== undefined && { body }),
    ...(form && { form }),
  })
  const { data } = came.body ?? {}
  return Array.isArray(data) ? `${came.status} ${data.length}` : String(came.status)
}

const openTo = ({ external }: Route) => (typeof external === 'string' ? external : 'rights')

it('people from outside get of each call that is open to whoever is signed in what the table says', async () => {
  const said: string[] = []
  const who = await outsider()
  const routes = rooms(world.app.services)
    .flat()
    .map(({ route }) => route)
  for (const route of routes.filter(({ access }) => access === 'signed-in'))
    said.push(`${route.endpoint} ${openTo(route)} ${await answer(who, route)}`)
  const rows = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim().replace(/\s+/g, ' '))
      .filter((line) => line && !line.startsWith('#'))
      .toSorted()
  expect(said.toSorted()).toEqual(rows(outsideTable))
})
