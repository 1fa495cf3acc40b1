import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isScreenAddress } from '@apron/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keptFiles } from '../../build/worker-plugin.ts'
import { isWhole } from './is-whole.ts'

let directory: string
const write = (name: string, content: string) => writeFileSync(join(directory, name), content)
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'apron-kept-'))
  mkdirSync(join(directory, 'assets'))
  write('index.html', '<title>Apron</title>')
  write('assets/start-AbCd_-12.js', '1')
  write('assets/start-AbCd_-12.js.gz', '1')
  write('assets/start-AbCd_-12.js.br', '1')
  write('assets/inter-latin-wght-normal-Dx4kXJAl.woff2', '1')
  write('assets/first-paint.js', '1')
  // What documents are drawn with is kept by no device.
  mkdirSync(join(directory, 'assets', 'pdf-1'))
  write('assets/pdf-1/pdf.worker.min.mjs', '1')
})
afterAll(() => rmSync(directory, { recursive: true }))

it('the list names every file once, without its compressed copies, and each page with what it has to be', () => {
  const { assets, pages } = keptFiles(directory)
  expect(assets).toEqual([
    expect.stringMatching(/^first-paint\.js\?[\da-f]{8}$/),
    'inter-latin-wght-normal-Dx4kXJAl.woff2',
    'start-AbCd_-12.js',
  ])
  const digest = createHash('sha256').update('<title>Apron</title>').digest('base64')
  expect(pages).toEqual([{ url: '/', digest }])
})

it('a file whose name stays has another address once its content is another', () => {
  const [before] = keptFiles(directory).assets
  write('assets/first-paint.js', '2')
  expect(keptFiles(directory).assets[0]).not.toBe(before)
})

it('a page of its own is kept under its own address', () => {
  write('login.html', 'Sign in')
  const { pages } = keptFiles(directory, { '/': 'index.html', '/login': 'login.html' })
  expect(pages.map(({ url }) => url)).toEqual(['/', '/login'])
})

it.each([
  ['/dashboard', true],
  ['/checklist/12/view', true],
  ['/apis', true],
  ['/api', false],
  ['/api/docs', false],
  ['/files/9/a.pdf', false],
  ['/assets/start.js', false],
  ['/socket.io/', false],
  ['/sw.js', false],
] as const)('%s is answered by a page: %s', (path, is) => expect(isScreenAddress(path)).toBe(is))

const answer = (status: number, type: string, redirected = false) => ({
  ok: status < 300,
  redirected,
  headers: new Headers({ 'content-type': type }),
})
it.each([
  ['/assets/a-12345678.js', answer(200, 'text/javascript; charset=utf-8'), true],
  ['/assets/a-12345678.js', answer(200, 'text/html'), false],
  ['/assets/a-12345678.js', answer(404, 'text/javascript'), false],
  ['/assets/a-12345678.css', answer(200, 'text/css'), true],
  ['/assets/icon.svg?12345678', answer(200, 'image/svg+xml'), true],
  ['/assets/a-12345678.woff2', answer(200, 'text/html'), false],
  ['/', answer(200, 'text/html; charset=utf-8'), true],
  ['/', answer(200, 'text/html', true), false],
] as const)('%s as %o is what was asked for: %s', (path, given, is) =>
  expect(isWhole({ url: `http://127.0.0.1${path}` }, given)).toBe(is),
)
