import { expect, it } from 'vitest'
import { namer } from './names.ts'

const hostile = [
  '../../etc/passwd.jpg',
  '..\\..\\windows\\system32\\a.jpg',
  '/etc/passwd',
  'C:\\a.jpg',
  '\\\\server\\share\\a.jpg',
  '...',
  '.',
  '',
  ' ',
  '.htaccess',
  'CON',
  'con.jpg',
  'NUL.tar.jpg',
  'aux .jpg',
  'COM¹.jpg',
  'a.jpg.',
  'a.jpg ',
  'a\0b.jpg',
  'a\nb\r.jpg',
  'ảnh\u202egpj.exe',
  '\u2066x\u2069.jpg',
  'a\u200bb.jpg',
  'x'.repeat(255),
  `${'漢'.repeat(251)}.jpg`,
  '\ud800.jpg',
  'a:b?c*d|e<f>g"h.jpg',
  'tệp.exe',
  'a.jpg/../../b.jpg',
]
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
// oxlint-disable-next-line no-control-regex -- they are what may not be there
const wrong = /[\\:*?"<>|\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/

it('gives every name a path below the folder that each system takes, with the ending of what the file is', () => {
  const name = namer()
  for (const folder of hostile)
    for (const given of hostile) {
      const path = name(folder, given, 'image/jpeg')
      const parts = path.split('/')
      expect([folder, given, parts.length <= 2, path.length < 150, wrong.test(path)]).toEqual([
        folder,
        given,
        true,
        true,
        false,
      ])
      expect(path).toMatch(/\.jpe?g$/)
      expect(path.isWellFormed()).toBe(true)
      for (const part of parts) expect(part).not.toMatch(/^\.|^$|[. ]$/)
      for (const part of parts) expect(part).not.toMatch(reserved)
    }
})

it('gives no path twice, not even to a system that takes capitals and marks for the same', () => {
  const name = namer()
  const given = ['Ảnh.jpg', 'ảnh.jpg', 'ẢNH.JPG', 'A\u0309nh.jpg', 'ảnh (2).jpg', 'ảnh.jpg']
  const paths = given.map((one) => name('NC-1', one, 'image/jpeg'))
  expect(new Set(paths.map((path) => path.normalize('NFC').toLowerCase())).size).toBe(given.length)
})

it('keeps what people call their files where nothing speaks against it', () => {
  const name = namer()
  expect(name('NC-2026-014', 'Van số 3, phễu lọc.JPEG', 'image/jpeg')).toBe('NC-2026-014/Van số 3, phễu lọc.jpeg')
  expect(name('', 'Quy trình v2.1.docx', 'application/x-cfb')).toBe('Quy trình v2.1.docx')
  expect(name('', 'chạy.exe', 'application/x-cfb')).toBe('chạy.bin')
})
