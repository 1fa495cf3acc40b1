import { writeSync } from 'node:fs'
import { findPatterns, hostileTexts } from './patterns.ts'

const [from = 0, length = 0] = process.argv.slice(2).map(Number)

/** Tries the patterns from one on, with texts of a length: `<` before each pattern, a point for each text, then its worst time in milliseconds. */
for (const pattern of findPatterns().slice(from)) {
  writeSync(1, '<')
  const expression = new RegExp(pattern.source, pattern.flags)
  let worst = 0
  for (const text of hostileTexts(pattern, length)) {
    const once = time(expression, text)
    // The first time may hold what the machine did meanwhile.
    worst = Math.max(worst, once < 5 ? once : Math.min(once, time(expression, text)))
    writeSync(1, '.')
  }
  writeSync(1, `${worst.toFixed(3)}\n`)
}

function time(expression: RegExp, text: string): number {
  const began = performance.now()
  if (expression.global) text.replace(expression, '')
  else expression.exec(text)
  return performance.now() - began
}
