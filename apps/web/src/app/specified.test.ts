// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isScreenAddress, isSignInAddress } from '@apron/contract'
import { routes } from './router.tsx'

const lists = join(import.meta.dirname, '../../../../docs/specified')

/** An address without the names of its parameters. */
const nameless = (address: string) => address.replace(/\{\w+\}|\$\w+/g, '{}')

it('every specified screen has a route or the sign-in page, and the others are the product’s own', async () => {
  const specified = readFileSync(join(lists, 'screens.txt'), 'utf8').trim().split('\n')
  expect(specified).toHaveLength(66)
  expect(specified.filter((address) => !isScreenAddress(address))).toEqual([])
  const known = new Set(routes.map(({ path }) => nameless(path)))
  const missing = specified.filter((address) => !known.has(nameless(address)) && !isSignInAddress(address))
  expect(missing).toEqual([])
  const named = new Set(specified.map(nameless))
  const own = routes.map(({ path }) => path).filter((path) => !named.has(nameless(path)))
  await expect(`${own.toSorted().join('\n')}\n`).toMatchFileSnapshot(join(lists, 'own-screens.txt'))
})
