import { openConnection, type Connection } from '../connection.ts'
import { token, type FilledDatabase } from '../database/open.ts'
import { openTwice } from '../database/twice.ts'
import { options } from '../options.ts'
import { judge, mostTimes, ratioCells, spread } from '../rounds.ts'
import { sayHead, sayRow } from '../say.ts'
import { serve } from '../serve.ts'
import { lists, pagesOf } from './lists.ts'

/** How often each page is asked for, for each pair of rounds. */
const perRound = 10
/** The last page may take as many times as long as the first. */
const lastMayBe = 1.5
/** Twice the rows may take as many times as long; what says how many rows there are has counted them. */
const [countedMayBe, uncountedMayBe] = [1.3, 1.1]

type Page = { connection: Connection; request: Buffer; times: number[] }

/** Measures what the place of a page and the number of rows add to the time of a list, one call at a time. */
export async function measureGrowth(open: () => Promise<FilledDatabase>): Promise<number> {
  const chosen = lists.filter(({ name }) => options.takes(`growth, ${name}`))
  if (chosen.length === 0) return 0
  const filled = await open()
  const { directory } = filled
  const databases = [filled.connection, await openTwice(filled)]
  const servers = []
  for (const connection of databases) servers.push(await serve('app-server.ts', directory, { connection, directory }))
  const connections = await Promise.all(servers.map(({ port }) => openConnection(port)))
  sayHead(['what', 'ms', 'against ms', 'ratio', '95 %', 'may be', 'verdict'])
  let missed = 0
  for (const list of chosen) {
    const pages: Page[] = []
    let mayBe = uncountedMayBe
    for (const [place, { port }] of servers.entries()) {
      const { first, last, isCounted } = await pagesOf(list, port, token)
      const connection = connections[place]!
      pages.push({ connection, request: first, times: [] }, { connection, request: last, times: [] })
      if (isCounted) mayBe = countedMayBe
    }
    const [first, last, firstOfTwice, lastOfTwice] = pages as [Page, Page, Page, Page]
    const name = `growth, ${list.name}`
    const compared = [
      compare(`${name}, last page against first`, lastOfTwice, firstOfTwice, lastMayBe),
      compare(`${name}, first page, twice the rows against once`, firstOfTwice, first, mayBe),
      compare(`${name}, last page, twice the rows against once`, lastOfTwice, last, mayBe),
    ]
    let asked = 0
    do {
      await ask(pages)
      asked += 1
    } while (asked < mostTimes && compared.some((one) => one.verdict() === 'within the noise'))
    for (const one of compared) sayRow(one.cells())
    missed += compared.filter((one) => one.verdict() === 'missed').length
  }
  for (const connection of connections) connection.close()
  for (const { process } of servers) process.kill()
  return missed
}

/** Asks for all pages in turn, forwards and backwards; the first tenth is not counted. */
async function ask(pages: Page[]): Promise<void> {
  const times = options.rounds * perRound
  const warming = Math.ceil(times / 10)
  for (let round = -warming; round < times; round += 1) {
    for (const page of round % 2 === 0 ? pages : pages.toReversed()) {
      const began = performance.now()
      const status = await page.connection.ask(page.request)
      if (status !== 200) throw new Error(`a list answered ${status}`)
      if (round >= 0) page.times.push(performance.now() - began)
    }
  }
}

/** What is said of one page against another, from what has been measured so far. */
function compare(what: string, grown: Page, base: Page, atMost: number) {
  const ratio = () => spread(grown.times.map((time, round) => time / base.times[round]!))
  const verdict = () => judge(ratio(), { atMost })
  const median = ({ times }: Page) => spread(times).median.toFixed(2)
  return {
    verdict,
    cells: () => [what, median(grown), median(base), ...ratioCells(ratio(), { atMost }), verdict()],
  }
}
