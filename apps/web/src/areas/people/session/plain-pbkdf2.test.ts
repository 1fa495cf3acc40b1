import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { plainPbkdf2 } from './plain-pbkdf2.ts'

test('derives the same keys as OpenSSL', () => {
  for (const [password, salt, iterations] of [
    [randomBytes(20), randomBytes(16), 1],
    [randomBytes(36), randomBytes(12), 100],
    [randomBytes(100), randomBytes(64), 7],
  ] as const) {
    const expected = pbkdf2Sync(password, salt, iterations, 32, 'sha256').toString('hex')
    const derived = plainPbkdf2(new Uint8Array(password), new Uint8Array(salt), iterations, 32)
    expect(Buffer.from(derived).toString('hex')).toBe(expected)
  }
})
