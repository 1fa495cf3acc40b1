import type { Locator, Page } from 'playwright-core'
import type { Person, Product } from './harness.ts'

/** The window of a chat with somebody, in either language. */
export const windowWith = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: new RegExp(`^(Chat with|Trò chuyện với) ${name}$`) })

/** The line of somebody in the list of people. */
export const lineOf = (page: Page, person: Pick<Person, 'id'>): Locator => page.locator(`[data-person="${person.id}"]`)

export const fieldIn = (window: Locator): Locator => window.locator('textarea')

/** Opens the chat with somebody who is online. */
export async function openWith(page: Page, person: Person): Promise<Locator> {
  await lineOf(page, person).click()
  const window = windowWith(page, person.fullname)
  await fieldIn(window).waitFor()
  return window
}

/** Types a message and sends it with Enter. */
export async function say(window: Locator, text: string): Promise<void> {
  await fieldIn(window).fill(text)
  await fieldIn(window).press('Enter')
}

/** How many messages of a text are stored, of anybody or of one person. */
export async function stored(product: Product, text: string, sender?: Person): Promise<number> {
  const said = product.world.db.selectFrom('chat_messages').select('id').where('text', '=', text)
  return (await (sender ? said.where('sender_id', '=', sender.id) : said).execute()).length
}

/** Writes a history of two people straight into the database, oldest first; one message a minute, the last one now. */
export async function makeHistory(product: Product, one: Person, two: Person, count: number): Promise<number> {
  const browser = await product.world.signIn(one.id)
  const { body } = await browser.post('/chats', { body: { user_id: two.id } })
  const channel = body.data.chanel_id as number
  const other = await product.world.signIn(two.id)
  for (let n = 1; n <= count; n += 1) {
    const who = n % 3 === 0 ? other : browser
    await who.post(`/chats/${channel}`, { body: { type: 'text', data: { text: `Tin nhắn số ${n}` } } })
  }
  return channel
}

/** A picture of one colour with a pale field in it, as PNG. */
export async function pixels(page: Page, width: number, height: number, color: string): Promise<Buffer> {
  const address = await page.evaluate(
    ([w, h, fill]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      const pen = canvas.getContext('2d')!
      pen.fillStyle = fill
      pen.fillRect(0, 0, w, h)
      pen.fillStyle = '#fff8'
      pen.fillRect(w * 0.2, h * 0.3, w * 0.6, h * 0.3)
      return canvas.toDataURL('image/png')
    },
    [width, height, color] as const,
  )
  return Buffer.from(address.split(',')[1]!, 'base64')
}
