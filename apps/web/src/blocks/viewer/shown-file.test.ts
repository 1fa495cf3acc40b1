import { expect, it } from 'vitest'
import { viewOf } from './shown-file.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

it.each([
  ['application/pdf', 1, 'pdf'],
  ['image/png', 1, 'image'],
  ['video/mp4', 900 * 1024 * 1024, 'player'],
  ['audio/ogg', 1, 'player'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 1, 'sheet'],
  [word, 20 * 1024 * 1024, 'word'],
  [word, 20 * 1024 * 1024 + 1, 'none'],
  ['text/plain', 1, 'text'],
  ['text/plain', 3 * 1024 * 1024, 'none'],
  ['application/msword', 1, 'none'],
] as const)('%s of %d bytes: %s', (type, bytes, view) => expect(viewOf({ type, bytes })).toBe(view))
