import { expect, it } from 'vitest'
import { isOverladen, longestRichText } from '@apron/contract'
import { openAudit } from '#testing/audits/open-audit.ts'
import { world } from '#testing/world.ts'
import { cleanRichText } from './rich-text.ts'

const most = longestRichText
const filled = (unit: string, length = most) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

it.each([
  ['marks within marks', filled('<b>'), true],
  ['what is no element', filled('<x>'), true],
  ['nothing but signs that are written longer', filled('&'), true],
  ['angle brackets', filled('<'), true],
  ['lists within lists', '<ul><li>'.repeat(101), true],
  ['a hundred lists within one another', '<ul><li>'.repeat(100), false],
  ['ten paragraphs without an end', '<p>Van '.repeat(10), false],
  ['a thousand paragraphs without an end', '<p>Van '.repeat(1_000), false],
  ['a page of words', filled('<p>Áp suất bồn số 2 < 3 bar &amp; <b>van xả kín</b></p>'), false],
])('whether %s is too much markup', (_, html, isTooMuch) => expect(isOverladen(html)).toBe(isTooMuch))

it.each([['&'], ['<a href="x"></a>'], ['<p style="text-align:left">'], ['<li>x'], ['"']])(
  'what is stored of the most that may be sent stays bounded: %j',
  (unit) => {
    const markup = [...unit].filter((sign) => sign === '<' || sign === '&').length
    const sent = filled(
      filled(unit, Math.min(most, unit.length * Math.floor(6_000 / Math.max(1, markup)))) + filled('a'),
    ).slice(0, most)
    expect(isOverladen(sent)).toBe(false)
    expect(cleanRichText(sent).length).toBeLessThan(4 * most)
  },
)

it('keeps of a style how the text is aligned, and nothing else', () => {
  const cleaned = (style: string) => cleanRichText(`<p style="${style}">x</p>`)
  expect(cleaned('color:red; Text-Align : Center ;position:fixed')).toBe('<p style="text-align:center">x</p>')
  for (const style of ['text-align:expression(1)', 'background:url(//x)', 'text-align', 'x:text-align:left'])
    expect(cleaned(style)).toBe('<p>x</p>')
})

it('every rich text is bounded by its length and by its markup, under its own field', async () => {
  const own = await world()
  const audit = await openAudit(own)
  const writer = await audit.member('AUDIT_CHECKLIST_ITEM', 'CREATE_COMMENT')
  const editor = await own.asSuper()
  const item = `/checklists/${audit.id}/checklist-items/${audit.items[0]}`
  await writer.put(item, { body: { stt_code: 'OBS' } })
  const places: [string, (text: string) => Promise<{ status: number; body: { errors: object } }>][] = [
    ['content', (content) => writer.post(`${item}/comments`, { body: { content } })],
    ['result', (result) => writer.post(`${item}/comments`, { body: { content: 'x', result } })],
    [
      'content',
      (content) =>
        editor.post('/checklist-items', {
          body: { grp_chk_item_id: audit.groups.first, header: 'A', content, si: false, tags: [], document_items: [] },
        }),
    ],
    [
      'conclusion',
      (conclusion) =>
        editor.post(`/checklists/${audit.id}/meeting-minutes`, { body: { conclusion, self_assessment: 'x' } }),
    ],
    [
      'self_assessment',
      (text) =>
        editor.post(`/checklists/${audit.id}/meeting-minutes`, { body: { conclusion: 'x', self_assessment: text } }),
    ],
  ]
  for (const [field, send] of places) {
    for (const text of ['x'.repeat(most + 1), filled('<b>'), filled('&')]) {
      const { status, body } = await send(text)
      expect([field, status, Object.keys(body.errors)]).toEqual([field, 422, expect.arrayContaining([field])])
    }
  }
})
