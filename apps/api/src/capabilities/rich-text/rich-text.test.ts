import { expect, it } from 'vitest'
import { cleanRichText, hasWords, plainText } from './rich-text.ts'

it.each([
  ['  Xe tra nạp\n số 3 ', 'Xe tra nạp số 3'],
  ['Xe\ttra\nnạp\r\nsố\u00a03', 'Xe tra nạp số 3'],
  ['Bể &amp; bồn&nbsp;số 2', 'Bể & bồn số 2'],
  ['Bể & bồn', 'Bể & bồn'],
  ['Áp suất > 1 bar "max"', 'Áp suất > 1 bar "max"'],
  ['<p>Một</p><p>hai <b>ba</b></p>', 'Một hai ba'],
  ['<script>alert(1)</script>Một', 'Một'],
  ['<p>Bể <strong>số 4</strong></p><p>sau mưa<br />và<br>trước</p>', 'Bể số 4 sau mưa và trước'],
  ['<p style="text-align:left">Bể</p><p>4</p>', 'Bể 4'],
  ['<script><p>Bể</p></script>4', '4'],
  ['<!-- <p>Bể</p> -->4', '4'],
  ['<p>1 < 2</p>', '1 < 2'],
  ['<p>a &lt;p&gt;</p>', 'a < p >'],
])('the words of %j are %j', (html, words) => expect(plainText(html)).toBe(words))

it.each([
  ['<p> &nbsp;<br>\n</p><ul><li></li></ul>', false],
  ['<script>alert(1)</script>', false],
  ['<p title="x > y"></p>', false],
  ['<p>1 < 2</p>', true],
  ['<', true],
  ['&amp;nbsp;', true],
])('whether %j says anything once it is cleaned: %j', (html, says) => expect(hasWords(cleanRichText(html))).toBe(says))
