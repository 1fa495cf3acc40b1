// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { expect, it } from 'vitest'
import { keptNodes } from './kept-nodes.ts'

/** A text as the editor gives it back. */
const through = (html: string) => new Editor({ extensions: [StarterKit, ...keptNodes], content: html }).getHTML()

it('a text out of Word keeps its tables, small signs and alignment when it is edited', () => {
  const html =
    '<p style="text-align: center;">V<sub>15</sub> = 3 m<sup>3</sup></p>' +
    '<table><tbody><tr><th colspan="2"><p>Bể</p></th></tr><tr><td rowspan="2"><p>B1</p></td><td><p>12</p></td></tr></tbody></table>'
  expect(through(html).replace('text-align:center', 'text-align: center;')).toBe(html)
})
