import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isScreenAddress, isSignInAddress } from '@apron/contract'

const source = join(import.meta.dirname, '..')
const lists = join(source, '../../../docs/specified')

/** An address without the names of its parameters. */
const nameless = (address: string) => address.replace(/\{\w+\}|\$\w+/g, '{}')

/** The addresses of all screens, as their routes are written: to load the screens takes the build. */
function routed(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\/routes\.ts$|^app\/all-screens\.tsx$/.test(name),
  )
  return files.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/\broute\('([^']+)'/g)].map(([, path]) => path!),
  )
}

it('every specified screen has a route or the sign-in page, and the others are the product’s own', async () => {
  const specified = readFileSync(join(lists, 'screens.txt'), 'utf8').trim().split('\n')
  expect(specified).toHaveLength(66)
  expect(specified.filter((address) => !isScreenAddress(address))).toEqual([])
  const paths = routed()
  const known = new Set(paths.map(nameless))
  expect(specified.filter((address) => !known.has(nameless(address)) && !isSignInAddress(address))).toEqual([])
  const named = new Set(specified.map(nameless))
  const own = paths.filter((path) => !named.has(nameless(path)))
  await expect(`${own.toSorted().join('\n')}\n`).toMatchFileSnapshot(join(lists, 'own-screens.txt'))
})
