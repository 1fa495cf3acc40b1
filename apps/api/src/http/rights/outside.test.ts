import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Route } from '@apron/contract'
import { callsOf } from '../../areas.ts'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { fromOutside } from '#testing/audits/outside.ts'
import { outsideTable } from '#testing/authorisation/outside.ts'
import { requests } from '#testing/authorisation/requests.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let colleague: Browser
beforeAll(async () => {
  world = await startWorld()
  audit = await openAudit(world)
  colleague = await world.as()
})
afterAll(() => world.stop())

/**
 * What an external user without any permission is answered about records of others, and how many rows a list gives
 * them.
 */
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
  const who = await fromOutside(world, await world.as())
  const routes = callsOf(world.app.services)
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
