import { textsIn, type Language } from '@apron/messages'
import type { Page } from 'playwright-core'
import type { Crawler } from './company.ts'
import { expectAccessible } from '../../harness.ts'
import { isOfNetwork } from '../../profiles.ts'
import { drawn, layers, pressNext, words } from './in-page.ts'

/** Controls pressed on one screen at most, and layers (a menu, the window it opens) on top of one another. */
const most = 40
const sections = Object.keys(textsIn('en')).join('|')
const key = new RegExp(`(^|\\s)(${sections})\\.[a-z][A-Za-z_]+($|\\s)|\\{\\{\\w+\\}\\}`)

type What = { presses: boolean; colours: boolean }
export type CrawlSession = {
  /** Opens a screen; `presses` what is on it, and looks at its `colours`. */
  visit(address: string, what: What): Promise<void>
  pressBar(): Promise<void>
  /** Screens that were opened and controls that were pressed. */
  counts: { screens: number; presses: number }
  /** Addresses that lead to another screen. */
  leadsElsewhere: Set<string>
}

type Spoken = { user: Crawler['user']; language: Language }

/** One page, what is done on it now, and what was found there. */
type Walk = Spoken & {
  page: Page
  hand: Hand
  doing: string
  tell: (problem: string) => void
  counts: CrawlSession['counts']
  leadsElsewhere: Set<string>
}

/** Sees to it that somebody is signed in and that nothing they press changes anything; what is wrong goes to `problems`. */
export async function startCrawling(
  page: Page,
  { token, user }: Crawler,
  language: Language,
  problems: string[],
): Promise<CrawlSession> {
  const tell = (problem: string) => problems.push(`${walk.doing}: ${problem}`)
  const walk: Walk = {
    page,
    user,
    language,
    hand: openHand(page, tell),
    doing: 'signing in',
    tell,
    counts: { screens: 0, presses: 0 },
    leadsElsewhere: new Set(),
  }
  await onlyLook(page, token, { user, language })
  watch(page, tell)
  return {
    counts: walk.counts,
    leadsElsewhere: walk.leadsElsewhere,
    pressBar: () => pressBar(walk),
    visit: (address, what) => visit(walk, address, what),
  }
}

/** Signs somebody in and answers whatever would change something. */
async function onlyLook(page: Page, token: string, { user, language }: Spoken): Promise<void> {
  await page.addInitScript(
    ([sessionToken, profile, spoken]) => {
      localStorage.setItem('language', spoken)
      localStorage.setItem('token', sessionToken)
      localStorage.setItem('user', JSON.stringify(profile))
      localStorage.setItem('permissions', JSON.stringify(profile.permissions))
      window.print = () => undefined
      window.open = () => null
      const ask = window.fetch.bind(window)
      window.fetch = (to, what) =>
        (what?.method ?? 'GET') === 'GET'
          ? ask(to, what)
          : Promise.resolve(Response.json({ message: spoken === 'vi' ? 'Chỉ xem' : 'Only looking' }, { status: 400 }))
    },
    [token, user, language] as const,
  )
}

function watch(page: Page, tell: Walk['tell']): void {
  page.on('response', (response) => {
    const isWrite = response.request().method() !== 'GET'
    if (response.status() >= 400 && !isWrite) tell(`${response.status()} for ${new URL(response.url()).pathname}`)
  })
  page.on('pageerror', (error) => tell(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfNetwork(message.text())) tell(message.text())
  })
}

type Hand = ReturnType<typeof openHand>

/** What whoever presses something does besides. */
function openHand(page: Page, tell: Walk['tell']) {
  let underWay = 0
  page.on('request', () => (underWay += 1))
  page.on('requestfinished', () => (underWay -= 1))
  page.on('requestfailed', () => (underWay -= 1))

  /** Until nothing is loading, and the page has drawn what came and is idle. */
  async function settle(): Promise<void> {
    do {
      await page.evaluate(drawn)
    } while (underWay > 0)
  }

  async function read(): Promise<void> {
    for (const line of await page.evaluate(words)) if (key.test(line)) tell(`an untranslated text: ${line}`)
  }

  async function go(address: string): Promise<void> {
    await page.evaluate((to) => window.history.pushState({}, '', to), address)
    await settle()
  }

  /** Closes what lies over the screen; a window that asks whether to leave is left. */
  async function uncover(): Promise<void> {
    for (let tries = 0; tries < 4 && (await page.evaluate(layers)) > 0; tries += 1) {
      await page.keyboard.press('Escape')
      await settle()
    }
  }

  return { settle, read, go, uncover }
}

/** What the bar above the screen opens, the person's menu with the way out aside. */
async function pressBar(walk: Walk): Promise<void> {
  const { page, hand, user, counts } = walk
  const bar = page.locator('header button').filter({ visible: true })
  for (let place = 0; place < (await bar.count()); place += 1) {
    walk.doing = `${user.group.name} in the bar, button ${place + 1}`
    counts.presses += 1
    const opens = await bar.nth(place).getAttribute('aria-haspopup')
    await bar.nth(place).click()
    await hand.settle()
    // What opens may be fetched only now.
    if (opens) await page.waitForFunction(layers)
    await hand.read()
    await hand.uncover()
  }
}

async function press(walk: Walk, address: string): Promise<void> {
  const { page, hand, user, counts } = walk
  const pressed: { key: string; name: string }[] = []
  const asked = new URL(address, page.url())
  for (let step = 0; step < most; step += 1) {
    walk.doing = `${user.group.name} at ${address}, what follows ${pressed.at(-1)?.name ?? 'its opening'}`
    const next = await page.evaluate(
      pressNext,
      pressed.map((control) => control.key),
    )
    if (!next && (await page.evaluate(layers)) === 0) return
    if (!next) {
      await hand.uncover()
      continue
    }
    pressed.push(next)
    walk.doing = `${user.group.name} at ${address}, ${next.name}`
    counts.presses += 1
    await hand.settle()
    await hand.read()
    if (new URL(page.url()).pathname !== asked.pathname) {
      await hand.uncover()
      await hand.go(address)
    }
  }
}

async function visit(walk: Walk, address: string, { presses, colours }: What): Promise<void> {
  const { page, hand, user, language, counts, leadsElsewhere, tell } = walk
  walk.doing = `${user.group.name} at ${address}`
  counts.screens += 1
  if (counts.screens === 1) await page.goto(address)
  await hand.go(address)
  const heading = page.locator('h1').first()
  const isThere = await heading.waitFor().then(
    () => true,
    () => false,
  )
  if (!isThere) {
    tell('the screen has no heading')
    return
  }
  await hand.settle()
  if (!(await heading.innerText()).trim()) tell('the heading is empty')
  if ((await page.locator('html').getAttribute('lang')) !== language) tell('the page is in another language')
  await hand.read()
  if (colours) await expectAccessible(page).catch((error: Error) => tell(error.message))
  if (new URL(page.url()).pathname !== new URL(address, page.url()).pathname) leadsElsewhere.add(address)
  else if (presses) await press(walk, address)
  await hand.uncover()
}
