import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Person, Product } from '../../harness.ts'

export const windowOf = (page: Page) => page.locator('dialog[open]')
export const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

export async function end(page: Page) {
  const reply = await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${await tokenOf(page)}` } })
  expect(reply.status()).toBe(200)
}

export async function signInAgain(page: Page, person: Person) {
  const window = windowOf(page)
  await window.locator('input[name=email]').fill(person.email)
  await window.locator('input[name=password]').fill(person.password)
  await window.locator('button[type=submit]').click()
}

export async function beginPosition(page: Page, name: string) {
  await page.locator('main button').first().click()
  await page.locator('input[name=name]').fill(name)
  await page.locator('input[name=order]').fill('10')
}

export const positionsNamed = (product: Product, name: string) =>
  product.world.db.selectFrom('positions').select('id').where('name', '=', name).execute()
