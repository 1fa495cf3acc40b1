import { describe, expect, it } from 'vitest'
import { marked, plain } from './plain-text.ts'

const found = (text: string, words: string | string[]) =>
  marked(text, words)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

describe('what people type', () => {
  it('is compared without case and diacritics', () => {
    expect(plain('  Đầu Nguồn ')).toBe('dau nguon')
    expect(plain('KẾ TOÁN'.normalize('NFD'))).toBe(plain('kế toán'))
  })

  it('is marked where it stands, as it is written there', () => {
    expect(found('Kiểm tra bồn chứa', 'bon')).toBe('Kiểm tra [bồn] chứa')
    expect(found('Đường ống', 'duong o')).toBe('[Đường ố]ng')
    expect(found('Bồn, bồn, BỒN', 'bồn')).toBe('[Bồn], [bồn], [BỒN]')
    expect(found('Bồn chứa', ['chua', 'bon'])).toBe('[Bồn] [chứa]')
    expect(found('Kiểm tra'.normalize('NFD'), 'kiem')).toBe('[Kiểm] tra')
  })

  it('marks nothing where nothing is looked for or found', () => {
    expect(found('Bồn chứa', '')).toBe('Bồn chứa')
    expect(found('Bồn chứa', 'xe')).toBe('Bồn chứa')
  })
})
