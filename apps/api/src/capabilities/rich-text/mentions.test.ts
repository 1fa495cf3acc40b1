import { expect, it } from 'vitest'
import { mentionedIn, withMentionsOf } from './mentions.ts'
import { cleanRichText } from './rich-text.ts'

const names = new Map([
  [7, 'Trần "B" & <b>Con</b>'],
  [8, 'Vũ Quang Huy'],
])
const stored = (html: string) => withMentionsOf(cleanRichText(html), names)

it.each([
  ['<p><span data-mention="8">@ai đó</span></p>', '<p><span data-mention="8">@Vũ Quang Huy</span></p>', [8]],
  [
    '<span class="x" data-mention="8" style="text-align:left" onclick="x()">@</span>',
    '<span data-mention="8">@Vũ Quang Huy</span>',
    [8],
  ],
  [
    '<span data-mention="7">x</span>',
    '<span data-mention="7">@Trần &quot;B&quot; &amp; &lt;b&gt;Con&lt;/b&gt;</span>',
    [7],
  ],
  ['<span data-mention="9">@Người lạ</span>', '@Người lạ', []],
  ['<span data-mention="8"><b>@Vũ</b></span>', '<span><b>@Vũ</b></span>', []],
  [
    '<span data-mention="8"><span data-mention="7">@</span></span>',
    '<span><span data-mention="7">@Trần &quot;B&quot; &amp; &lt;b&gt;Con&lt;/b&gt;</span></span>',
    [7],
  ],
  ['<span data-mention="8 onclick=x">@</span>', '<span>@</span>', []],
  [
    '<span data-mention="-8">@</span><span data-mention="0">@</span><span data-mention="99999999999">@</span>',
    '<span>@</span><span>@</span><span>@</span>',
    [],
  ],
  ['<span data-mention="9999999999">@x</span>', '@x', []],
  [
    '<a href="javascript:x" data-mention="8">@</a><p data-mention="8">y</p>',
    '<a rel="noopener noreferrer nofollow">@</a><p>y</p>',
    [],
  ],
  ['&lt;span data-mention="8"&gt;@&lt;/span&gt;', '&lt;span data-mention="8"&gt;@&lt;/span&gt;', []],
  ['<span data-mention="8"><script>alert(1)</script></span>', '<span data-mention="8">@Vũ Quang Huy</span>', [8]],
])('%s is stored as %s', (sent, kept, people) => {
  expect(stored(sent)).toBe(kept)
  expect(mentionedIn(stored(sent))).toEqual(people)
})

it('somebody who is named often is named once', () => {
  expect(mentionedIn(stored('<span data-mention="8">a</span>'.repeat(50)))).toEqual([8])
})
