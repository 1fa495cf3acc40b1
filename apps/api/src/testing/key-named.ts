import { createHash } from 'node:crypto'

/** A UUID for a name, always the same, so that a test calls its keys by what they are for. */
export function keyNamed(name: string): string {
  const digits = createHash('md5').update(name).digest('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
