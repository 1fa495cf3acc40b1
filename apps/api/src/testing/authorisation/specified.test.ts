import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { messages } from '@apron/messages'
import { world } from '../world.ts'

const lists = fileURLToPath(new URL('../../../../../docs/specified/', import.meta.url))
const listed = (name: string) => readFileSync(`${lists}${name}.txt`, 'utf8').trim().split('\n')
const written = (lines: Iterable<string>) => `${[...lines].toSorted().join('\n')}\n`

/** A call without the names of its parameters. */
const nameless = (call: string) => call.replace(/\{\w+\}/g, '{}')

type Document = { paths: Record<string, Record<string, unknown>> }

it('every specified call is served, and the others are the product’s own', async () => {
  const { url } = await world()
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
  )
  const known = new Set(served.map(nameless))
  const specified = listed('calls')
  expect(specified).toHaveLength(190)
  expect(specified.filter((call) => !known.has(nameless(call)))).toEqual([])
  const named = new Set(specified.map(nameless))
  const own = served.filter((call) => !named.has(nameless(call)))
  await expect(written(own)).toMatchFileSnapshot(`${lists}own-calls.txt`)
})

it('every specified right is there, and the others are the product’s own', async () => {
  const specified = listed('permissions')
  expect(specified).toHaveLength(115)
  expect(Object.keys(messages.permissions).toSorted()).toEqual(specified.toSorted())
  await expect(written(Object.keys(messages.productPermissions))).toMatchFileSnapshot(`${lists}own-permissions.txt`)
})
