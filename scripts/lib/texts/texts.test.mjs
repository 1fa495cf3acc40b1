import { expect, it } from 'vitest'
import { textFaults, wordsIn } from './texts.mjs'

const text = { vi: 'Một', en: 'One' }
const screen = 'apps/web/src/areas/people/positions/screen.tsx'
const faultsOf = (names, code, built = {}, path = screen) =>
  textFaults({
    messages: { positions: Object.fromEntries(names.map((name) => [name, text])) },
    sources: [{ path, code }],
    built,
  })

it('a text that no code names is shown by nobody', () => {
  expect(faultsOf(['title', 'gone'], "t('positions.title')")).toEqual(['positions.gone is shown by nobody.'])
})

it('both plurals are shown by their common name, and each by its own', () => {
  expect(faultsOf(['count_one', 'count_other'], "t('positions.count', { count })")).toEqual([])
  expect(faultsOf(['count_one', 'count_other'], '`positions.count_one`')).toEqual([
    'positions.count_other is shown by nobody.',
  ])
})

it('a key that is put together shows the texts of its declared pieces and no other', () => {
  const code = 't(`positions.is_${state}_now`)'
  const names = ['is_open_now', 'is_closed_now', 'is_lost_now']
  const built = { 'positions.is_*_now': ['open', 'closed'] }
  expect(faultsOf(names, code, built)).toEqual(['positions.is_lost_now is shown by nobody.'])
})

it('a key that is put together without a word about its pieces is named', () => {
  expect(faultsOf(['is_open'], 't(`positions.is_${state}`)')).toEqual([
    'positions.is_open is shown by nobody.',
    `${screen} puts positions.is_* together: name its pieces in scripts/lib/texts/built-texts.mjs.`,
  ])
})

it('the name of a field that reads like a key is none', () => {
  expect(faultsOf([], 'errorOf(`positions.${place}.name`)')).toEqual([])
})

it('a declaration that nothing needs any more is named, and a piece that is no text', () => {
  expect(faultsOf([], '', { 'positions.is_*': ['open'] })).toEqual([
    'No code puts positions.is_* together any more: take it out of scripts/lib/texts/built-texts.mjs.',
    'scripts/lib/texts/built-texts.mjs names positions.is_open, which is no text.',
  ])
})

it('pieces may be whatever words the server has, not all of which are texts', () => {
  const code = "refused('taken')\nconst key = `positions.${code}`"
  expect(faultsOf(['taken'], code, { 'positions.*': wordsIn([code]) })).toEqual([])
})

it('an element says nothing of the product', () => {
  const path = 'apps/web/src/ui/pager.tsx'
  expect(faultsOf(['title'], "t('positions.title')", {}, path)).toEqual([
    `${path} says positions.title, which is of the product.`,
  ])
})
