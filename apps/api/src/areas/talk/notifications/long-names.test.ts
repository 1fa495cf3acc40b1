import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAudit, type OpenAudit } from '#testing/audits/open-audit.ts'
import { startWorld, type Browser, type World } from '#testing/world.ts'

let world: World
let audit: OpenAudit
let auditor: Browser
let reader: Browser
beforeAll(async () => {
  world = await startWorld()
  audit = await openAudit(world)
  auditor = await audit.member('AUDIT_CHECKLIST_ITEM')
  reader = await audit.member()
})
afterAll(() => world.stop())

const signs = new Intl.Segmenter('vi', { granularity: 'grapheme' })
const signsOf = (text: string) => [...signs.segment(text)].map(({ segment }) => segment)

let answered = 0
/** What a notification says of an audit of that name. */
async function told(name: string): Promise<string> {
  await world.db.updateTable('audits').set({ name }).where('id', '=', audit.id).execute()
  await world.db.deleteFrom('notifications').execute()
  await auditor.put(`/checklists/${audit.id}/checklist-items/${audit.items[0]}`, {
    body: { stt_code: (answered += 1) % 2 ? 'OBS' : 'MAJ' },
  })
  const [one] = (await reader.get('/notifications')).body.data as { message: string }[]
  return /in the audit “(.*)”$/.exec(one!.message)![1]!
}

const long = 'Đánh giá định kỳ hệ thống tra nạp nhiên liệu, '.repeat(5)

it.each([
  ['composed', 0],
  ['composed, one sign on', 1],
  ['composed, three signs on', 3],
  ['decomposed', 0],
  ['decomposed, two signs on', 2],
] as const)('a long name is cut after a word: %s', async (form, more) => {
  const name = ('x'.repeat(more) + long).normalize(form.startsWith('decomposed') ? 'NFD' : 'NFC')
  const shown = await told(name)
  expect(shown.endsWith('…')).toBe(true)
  const kept = shown.slice(0, -1)
  expect(name.startsWith(kept)).toBe(true)
  expect(name.slice(kept.length)).toMatch(/^[ ,]/)
  expect(kept).toMatch(/[^ ,]$/)
  expect(signsOf(shown).length).toBeLessThanOrEqual(120)
  expect(signsOf(shown).length).toBeGreaterThan(105)
})

it.each([
  ['families', '👨‍👩‍👧'],
  ['flags', '🇻🇳'],
  ['letters with two marks', 'ệ'.normalize('NFD')],
])('a word that does not fit is cut between signs: %s', async (_, sign) => {
  const shown = await told(sign.repeat(150))
  expect(signsOf(shown)).toEqual([...Array.from({ length: 119 }, () => sign), '…'])
})

it('what fits stays whole', async () => {
  const name = 'ệ '.normalize('NFD').repeat(59) + 'ệ'.normalize('NFD')
  expect(await told(name)).toBe(name)
})
