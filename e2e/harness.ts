import { cp } from 'node:fs/promises'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { run as runAxe, RunOptions } from 'axe-core'
import type { Permission } from '@apron/contract'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { hashPassword } from '../apps/api/src/areas/people/domain/password.ts'
import { startWorld, type World } from '../apps/api/src/testing/world.ts'
import { enter, openProfile, type Look } from './profiles.ts'

export type { Look }

declare global {
  interface Window {
    axe: { run: typeof runAxe }
  }
}

const root = fileURLToPath(new URL('..', import.meta.url))
/** Where the built web application lies. */
export const built = process.env['APRON_WEB'] ?? join(root, 'apps', 'web', 'dist')
const pictures = join(root, '.cache', 'pictures')

export type Person = { id: number; fullname: string; email: string; password: string }

/** The product on an address of its own with an empty database, and a browser in front of it. */
export type Product = {
  world: World
  url: string
  /** Somebody who can sign in: a member of the super group, or of a new group with just these permissions. */
  person(fullname: string, may: 'everything' | readonly Permission[]): Promise<Person>
  /** An empty browser profile. Errors of its pages fail the test through `problems`. */
  open(look?: Look): Promise<Page>
  /** Closes every page: whoever was online no longer is. */
  leave(): Promise<void>
  /** What pages complained about since the start: uncaught errors and console errors. */
  problems: string[]
  stop(): Promise<void>
}

const password = 'lead-in line 27'
let fingerprint: Promise<string> | undefined

/** Files of a worker come one after another on the same address, so that its browser knows the scripts already. */
let port: number | undefined

let copied: Promise<string> | undefined

/** A copy for all files of a worker, so that a build during the run does not pull the files away; it goes with the run. */
async function copyBuilt(): Promise<string> {
  const directory = join(inject('testDirectory'), `web-${process.pid}`)
  await cp(built, directory, { recursive: true })
  return directory
}

/** Starts application and browser; the web application must have been built. */
export async function startProduct(options: Parameters<typeof startWorld>[0] = {}): Promise<Product> {
  if (!existsSync(join(built, 'index.html'))) throw new Error('Build the web application first: npm run build')
  const world = await startWorld({ webDirectory: await (copied ??= copyBuilt()), port, ...options })
  port ??= Number(new URL(world.url).port)
  const opened: Page[] = []
  const leave = async () => void (await Promise.all(opened.splice(0).map((page) => page.context().close())))
  const problems: string[] = []
  return {
    world,
    url: world.url,
    problems,
    person: (fullname, may) => addPerson(world, fullname, may),
    async open(look = {}) {
      const page = await openProfile(world.url, look, problems)
      opened.push(page)
      return page
    },
    leave,
    async stop() {
      await leave()
      await world.stop()
    },
  }
}

async function addPerson(world: World, fullname: string, may: 'everything' | readonly Permission[]): Promise<Person> {
  const member = may === 'everything' ? await world.asSuper() : await world.as(...may)
  const email = `person-${member.id}@apron.example`
  await world.db
    .updateTable('users')
    .set({ fullname, email, password_hash: await (fingerprint ??= hashPassword(password)) })
    .where('id', '=', member.id)
    .execute()
  return { id: member.id, fullname, email, password }
}

/** Signs in as a person would; ends on the screen behind the sign-in. */
export async function signInByForm(page: Page, person: Person, to = '/position'): Promise<void> {
  await page.goto(`/login?redirect=${to}`)
  await page.locator('#form input[name=email]').fill(person.email)
  await page.locator('#form input[name=password]').fill(person.password)
  await page.locator('#form button[type=submit]').click()
  await page.waitForURL((address) => address.pathname !== '/login')
  await arrived(page)
}

/** Opens a screen as somebody who has signed in before. */
export async function signIn(page: Page, person: Person, to = '/position'): Promise<void> {
  await bringSession(page, person)
  await page.goto(to)
  await arrived(page)
}

/** The people at the side come last: with them there, a name that is said twice fails every time and not by luck. */
async function arrived(page: Page): Promise<void> {
  await page.locator('#content h1').first().waitFor()
  if (page.viewportSize()?.width === 390) return
  const people = page.locator('aside [data-narrow]')
  await people.locator('[aria-expanded]').waitFor()
  await people.locator('[role=status]').waitFor({ state: 'detached' })
}

/** Puts a session where signing in would put it: signing in has its own tests. External people (2) sign in apart. */
export async function bringSession(page: Page, { email, password }: Person, type = 1): Promise<void> {
  const reply = await page.request.post('/api/login', { data: { email, password, type } })
  if (!reply.ok()) throw new Error(`${email} cannot sign in: ${await reply.text()}`)
  const { data } = (await reply.json()) as { data: { token: string; user: { permissions: string[] } } }
  const { token, user } = data
  await enter(page, { token, user: JSON.stringify(user), permissions: JSON.stringify(user.permissions) })
}

// What opens over the page (menus, choices, notices) stands beside its landmarks, as dialogs do.
const axeSource = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
axe.configure({ checks: [{ id: 'region', options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg, [data-portal]' } }] })`
// Without the thousands of things that are in order, whose way out of the page took longer than finding them.
// Nor does any rule of ours ask for the styles and films that it would fetch first.
const axeOptions: RunOptions = { resultTypes: ['violations'], preload: false }

/** Fails on anything that axe finds but what it calls minor, and names the element. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), axeOptions)
  const grave = violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
  if (grave.length > 0) throw new Error(`axe at ${page.url()}:\n${grave.join('\n')}`)
}

/** Resolves once what came is drawn and nothing on the page moves any more, but what moves for good. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const end = effect?.getComputedTiming().endTime
        return playState === 'running' && end !== undefined && end !== Infinity
      })
    do {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      await Promise.allSettled(moving().map(({ finished }) => finished))
    } while (moving().length > 0)
  })
}

/** With `APRON_PICTURES` keeps a picture of the page under `.cache/pictures`, for people to look at. */
export async function picture(page: Page, name: string, options: { whole?: boolean } = {}): Promise<void> {
  if (!process.env['APRON_PICTURES']) return
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: options.whole ?? false })
}

type FullLook = Required<Omit<Look, 'asNew' | 'keeps' | 'withTour'>>
const every = (['vi', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => ([1440, 390] as const).map((width) => ({ language, theme, width }))),
)

/** The looks in which a screen is checked: each language, theme and width. `APRON_LOOKS=all` takes all eight. */
export const looks: readonly FullLook[] = every.filter(
  ({ language, theme, width }) =>
    process.env['APRON_LOOKS'] === 'all' ||
    ((language === 'vi') === (theme === 'light') && (language === 'vi') === (width === 1440)),
)

/** `vi-dark-390` */
export function nameOf(look: FullLook): string {
  return `${look.language}-${look.theme}-${look.width}`
}
