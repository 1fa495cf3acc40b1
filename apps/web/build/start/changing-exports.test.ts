import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { changingExports } from './changing-exports.ts'

const changing = (code: string) => changingExports(parseAst(code).body)

it.each([
  ['let open = 0; function add() { open = 1 } export { open as n }', ['open']],
  ['let open = 0; const add = () => open++; export { open }', ['open']],
  ['let open; class Door { go() { [open] = [1] } } export { open }', ['open']],
  ['let open; function all(list) { for (open of list) ; } export { open }', ['open']],
  ['let open; function f() { ({ a: open } = { a: 1 }) } export { open }', ['open']],
] as const)('an export that a function gives another value is named: %s', (code, names) =>
  expect(changing(code)).toEqual(names),
)

it.each([
  'let open = 0; open = 1; export { open }',
  'let open = 0; function f() { let open; open = 1 } export { open }',
  'let open = 0; function f(open) { open = 1; return () => open++ } export { open }',
  'let open = {}; function f() { open.wide = 1 } export { open }',
  'let open = 0; let other; function f() { other = open } export { open }',
  'let open; function f() { try { } catch (open) { open = 1 } } export { open }',
])('what is changed while the script begins, or is another of that name, is not: %s', (code) =>
  expect(changing(code)).toEqual([]),
)
