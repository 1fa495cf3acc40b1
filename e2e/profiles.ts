import type { Language } from '@apron/messages'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

/** How somebody looks at the product; `asNew` with a browser that has never fetched anything of it, `keeps` with one whose service worker keeps the application. */
export type Look = {
  language?: Language
  theme?: 'light' | 'dark'
  width?: 1440 | 390
  asNew?: boolean
  /** Whoever tests look at has seen the tour of an audit, but for one that is about it. */
  withTour?: boolean
  keeps?: boolean
}

// Chromium without a window of its own: a third less work than the one with it.
const chromiumPath = process.env['APRON_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  // No page lives long enough to win back what optimising its scripts takes.
  '--js-flags=--no-maglev,--no-turbofan',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A name that is not this machine's own: browsers trust plain http there less.
  '--host-resolver-rules=MAP *.plain.example 127.0.0.1',
]

let started: Promise<Browser> | undefined

/** One browser for all files of a worker; it ends with the worker. */
async function startedBrowser(): Promise<Browser> {
  const before = await started
  if (before?.isConnected()) return before
  // Where nothing says in which letters files are named, Chromium names a file in Vietnamese "download".
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  started = chromium.launch({ executablePath: chromiumPath, args: flags, env })
  return started
}

/** Profiles that were closed, empty again: starting one and its first page costs more than all that most tests do. */
const waiting = new Map<string, Profile[]>()
type Profile = { context: BrowserContext; page: Page; close: BrowserContext['close']; isLasting: boolean }

/** With `APRON_LATE=1` answers come when they like, up to half a second late: what a test reads without waiting fails. */
const isLate = process.env['APRON_LATE'] === '1'

const answerLate = () => {
  const ask = window.fetch.bind(window)
  window.fetch = async (...what) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 500))
    return ask(...what)
  }
}

const sizes = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } }

/** By everybody whom a test has. */
const tourSeen = Object.fromEntries(Array.from({ length: 200 }, (_, id) => [`first-audit-away-${id}`, '1']))

/** A page of an empty profile in the given look. Closing its context gives the profile back. */
export async function openProfile(url: string, look: Look, problems: string[]): Promise<Page> {
  const { language = 'en', theme = 'light', width = 1440, asNew = false, keeps = false, withTour = false } = look
  const profile = (!asNew && !keeps && waitingFor(url, width)) || (await newProfile(url, width, keeps))
  const { context, page } = profile
  context.close = () => giveBack(profile, url, width)
  await page.setViewportSize(sizes[width])
  page.setDefaultTimeout(isLate ? 45_000 : 30_000)
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfNetwork(message.text())) problems.push(message.text())
  })
  await page.goto(emptyPage)
  await enter(page, { language, theme, ...(!withTour && tourSeen) })
  return page
}

/** Whether the browser itself logged a refused call, or that it has no network: tests look at what people see of it. */
export function isOfNetwork(logged: string): boolean {
  return logged.startsWith('Failed to load resource') || logged.includes('net::ERR_INTERNET_DISCONNECTED')
}

/** An address of the product behind which no application starts. */
const emptyPage = '/assets/none'

/** Puts words where the application keeps them in the browser. */
export async function enter(page: Page, words: Record<string, string>): Promise<void> {
  await page.evaluate((all) => {
    for (const [key, word] of Object.entries(all)) localStorage.setItem(key, word)
  }, words)
}

function waitingFor(url: string, width: 1440 | 390): Profile | undefined {
  const profile = waiting.get(`${url} ${width}`)?.pop()
  return profile?.context.browser()?.isConnected() ? profile : undefined
}

async function newProfile(url: string, width: 1440 | 390, keeps: boolean): Promise<Profile> {
  const browser = await startedBrowser()
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[width],
    hasTouch: width === 390,
    isMobile: width === 390,
    reducedMotion: 'reduce',
    // What it answers passes by the routes that a test sets, and it outlives the page.
    serviceWorkers: keeps ? 'allow' : 'block',
  })
  if (isLate) await context.addInitScript(answerLate)
  const page = await context.newPage()
  const profile: Profile = { context, page, close: context.close.bind(context), isLasting: keeps }
  const forGood = ['addInitScript', 'exposeFunction', 'exposeBinding', 'routeWebSocket', 'setExtraHTTPHeaders'] as const
  notice(profile, context, [...forGood, 'grantPermissions', 'setGeolocation'])
  notice(profile, page, [...forGood, 'close'])
  notice(profile, page.clock, ['install', 'setFixedTime', 'setSystemTime'])
  return profile
}

/** Notes when something is done to a profile that cannot be taken back. */
function notice<T extends object>(profile: Profile, of: T, names: readonly (keyof T)[]): void {
  for (const name of names) {
    const real = of[name] as (...args: unknown[]) => unknown
    of[name] = ((...args: unknown[]) => {
      profile.isLasting = true
      return real.apply(of, args)
    }) as T[keyof T]
  }
}

const told = [
  ...(['pageerror', 'console', 'dialog', 'popup', 'download', 'load', 'framenavigated', 'websocket'] as const),
  ...(['request', 'requestfailed', 'requestfinished', 'response'] as const),
]

async function giveBack(profile: Profile, url: string, width: 1440 | 390): Promise<void> {
  const { context, page, close } = profile
  if (profile.isLasting || page.isClosed()) return close()
  context.close = () => Promise.resolve()
  for (const name of told) page.removeAllListeners(name)
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.setOffline(false)
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })])
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(emptyPage)
  await page.evaluate(() => sessionStorage.clear())
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' })
  await page.goto('about:blank')
  await context.clearCookies()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  page.removeAllListeners('dialog')
  const key = `${url} ${width}`
  waiting.set(key, [...(waiting.get(key) ?? []), profile])
}
