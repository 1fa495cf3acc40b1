import { chromium, type Browser } from 'playwright-core'
import type { FilledDatabase } from '../database/open.ts'
import { token } from '../database/open.ts'
import { judge, spread } from '../rounds.ts'
import { say } from '../say.ts'
import { serve } from '../serve.ts'
import { visit, type Visit } from './visit.ts'

/** Visits of each page by a new browser, and again. */
const rounds = 5

type Most = Partial<Visit>
type Page = { name: string; address: string; usable: string; isSignedIn: boolean; cold: Most; warm: Most }

const pages: Page[] = [
  {
    name: 'sign-in',
    address: '/login',
    // Its script says so, once it works.
    usable: '#form[data-ready] input[name=email]',
    isSignedIn: false,
    cold: { seconds: 2.5, kib: 60, requests: 8 },
    warm: { seconds: 0.8 },
  },
  {
    name: 'list of audits',
    address: '/checklist/list',
    usable: 'table tbody a',
    isSignedIn: true,
    cold: { seconds: 6, kib: 205, requests: 25 },
    warm: { seconds: 1.3, busy: 1, requests: 6 },
  },
  {
    name: 'workspace of 300 items',
    address: '/checklist/7/view?group_id=0',
    usable: '[data-item]',
    isSignedIn: true,
    cold: { seconds: 7.5, kib: 230, requests: 25 },
    warm: { seconds: 1.7, busy: 1.4, requests: 6 },
  },
]

/** What somebody waits for on a slow network, with an empty browser and with one that has been there before. */
export async function measurePages(open: () => Promise<FilledDatabase>): Promise<number> {
  const { connection, directory } = await open()
  const { port, process: server } = await serve('app-server.ts', directory, { connection, directory, isWhole: true })
  const browser = await chromium.launch({
    executablePath: process.env['APRON_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  let missed = 0
  say('')
  say('| page | s | main thread s | KiB | requests | may be | verdict |')
  say('| --- | ---: | ---: | ---: | ---: | --- | --- |')
  try {
    for (const page of pages) {
      const visits = []
      for (let round = 0; round < rounds; round += 1)
        visits.push(await visitTwice(browser, `http://127.0.0.1:${port}`, page))
      missed += sayVisits(
        `${page.name}, new browser`,
        visits.map(([first]) => first),
        page.cold,
      )
      missed += sayVisits(
        `${page.name}, again`,
        visits.map(([, second]) => second),
        page.warm,
      )
    }
  } finally {
    await browser.close()
    server.kill()
  }
  return missed
}

async function visitTwice(browser: Browser, baseURL: string, { address, usable, isSignedIn }: Page) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/assets/none')
  await page.evaluate(() => localStorage.setItem('language', 'vi'))
  if (isSignedIn) {
    const headers = { authorization: `Bearer ${token}` }
    const { data } = (await (await page.request.get('/api/profiles', { headers })).json()) as Profile
    const { data: settings } = (await (await page.request.get('/api/settings')).json()) as { data: object }
    // What the sign-in page leaves behind.
    const kept = {
      token,
      user: JSON.stringify(data),
      permissions: JSON.stringify(data.permissions),
      settings: JSON.stringify(settings),
    }
    await page.evaluate((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)), kept)
  }
  await page.close()
  const first = await visit(context, address, usable)
  const second = await visit(context, address, usable)
  await context.close()
  return [first, second] as const
}

type Profile = { data: { permissions: string[] } }

const kinds = ['seconds', 'busy', 'kib', 'requests'] as const
const digits = { seconds: 2, busy: 2, kib: 0, requests: 0 }
const units = { seconds: 's', busy: 's of the thread', kib: 'KiB', requests: 'requests' }

/** Says the medians of the visits and what they lie between; gives how many are missed: those whose visits all took more. */
function sayVisits(name: string, visits: Visit[], most: Most): number {
  const measured = kinds.map((kind) => ({ kind, is: spread(visits.map((one) => one[kind])), mayBe: most[kind] }))
  const cells = measured.map(({ kind, is }) => {
    const [median, from, to] = [is.median, is.from, is.to].map((value) => value.toFixed(digits[kind]))
    return from === to ? median : `${median} (${from}–${to})`
  })
  const bounds = measured.flatMap(({ kind, is, mayBe }) =>
    mayBe === undefined ? [] : [{ text: `${mayBe} ${units[kind]}`, verdict: judge(is, { atMost: mayBe }) }],
  )
  const missed = bounds.filter(({ verdict }) => verdict === 'missed').map(({ text }) => text)
  const isClear = bounds.every(({ verdict }) => verdict === 'held')
  const verdict = missed.length > 0 ? `missed ${missed.join(', ')}` : isClear ? 'held' : 'within the noise'
  say(`| ${[name, ...cells, bounds.map(({ text }) => text).join(', '), verdict].join(' | ')} |`)
  return missed.length
}
