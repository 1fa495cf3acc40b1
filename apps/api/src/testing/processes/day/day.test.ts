import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { jpeg } from '../../pictures/pictures.ts'
import { tried } from '../../trials.ts'
import { beside } from '../beside.ts'
import { runApp } from '../running-app.ts'
import { startedBefore } from '../started-before.ts'
import { atWork, kinds, type Office } from './at-work.ts'
import { employ } from './company.ts'
import { openFigures } from './figures.ts'
import { linesOf, takenBy } from './machine.ts'

const isTrial = process.env['APRON_DAY_MINUTES'] !== undefined
const minutes = Number(process.env['APRON_DAY_MINUTES'] ?? 5)
/** Bytes by which the process may have grown between the first quarter and the end. */
const mayGrow = 150 * 1024 ** 2

it(
  'two hundred people work for a while: nothing fails, nothing is lost, and the process does not grow',
  { timeout: (minutes + 10) * 60_000 },
  async () => {
    const data = await startedBefore({ onDisk: isTrial })
    // The limits that a company has.
    const app = await runApp(data, {
      APRON_LIMIT_CALLS: '600',
      APRON_LIMIT_UPLOADS: '60',
      APRON_LIMIT_UPLOAD_MB: '500',
    })
    onTestFinished(async () => {
      await app.end('SIGTERM')
      await rm(data, { recursive: true, force: true })
    })
    const company = await beside(data, employ)
    const sockets = async () => {
      const text = await (await fetch(`${app.url}/metrics`)).text()
      return Number(/^apron_sockets (\d+)$/m.exec(text)?.[1])
    }

    const figures = openFigures()
    const photos = await Promise.all(Array.from({ length: 8 }, (_, n) => jpeg(1200 + n, 900)))
    const end = Date.now() + minutes * 60_000
    const office: Office = { url: app.url, figures, photos, waiting: new Map(), left: () => end - Date.now() }
    const work = Promise.all(company.map((person, place) => atWork(office, person, place)))
    await sleep((minutes * 60_000) / 4)
    const [before, connected, since] = [await takenBy(app.pid, data), await sockets(), Date.now()]
    await work
    const after = await takenBy(app.pid, data)

    tell([
      ...figures.lines(),
      `errors: ${figures.errors.length}; sockets: ${connected}`,
      ...linesOf(before, after, (Date.now() - since) / 1000),
    ])
    expect(figures.errors).toEqual([])
    for (const kind of kinds)
      expect([kind, figures.times(kind)]).toEqual([kind, expect.toSatisfy((times: number) => times > 0)])
    const { comments, messages, answers } = await beside(data, async (db) => {
      const count = async (table: 'comments' | 'chat_messages' | 'audit_item_history') =>
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('rows'))
            .executeTakeFirstOrThrow()
        ).rows
      return {
        comments: await count('comments'),
        messages: await count('chat_messages'),
        answers: await count('audit_item_history'),
      }
    })
    expect([comments, messages]).toEqual([figures.times('photo'), figures.times('message')])
    expect(answers).toBeLessThanOrEqual(figures.times('answer'))
    expect(connected).toBeGreaterThan(company.length / 2)
    expect(after.product.bytes - before.product.bytes).toBeLessThan(mayGrow)
    tried(kinds.reduce((sum, kind) => sum + figures.times(kind), 0))
  },
)

/** For whoever asked for a day; a test keeps quiet. */
function tell(lines: string[]): void {
  if (isTrial) process.stdout.write(`\n${lines.join('\n')}\n`)
}
