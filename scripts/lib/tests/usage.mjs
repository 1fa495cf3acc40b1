import { readFileSync } from 'node:fs'

/** Ticks of the processor's clock in a second, as Linux tells them to every program. */
const ticks = 100
const shown = 20

/** Seconds of processor time by part, and of wall time by test file. */
const parts = new Map()
const files = new Map()

/** The words of a command that writes to a file what its processes used of the processor, once they have ended. */
export const measured = (file, command, args) => [
  'sh',
  ['-c', '"$@"; code=$?; cat /proc/$$/stat > "$0" 2> /dev/null; exit $code', file, command, ...args],
]

/** Seconds of processor time of ended processes, as `/proc` tells them of who waited for them; 0 where there is none. */
export function secondsIn(file) {
  try {
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[13]) + Number(fields[14])) / ticks
  } catch {
    return 0
  }
}

/** Adds to what a part used. */
export const noteUse = (part, seconds) => parts.set(part, (parts.get(part) ?? 0) + seconds)
/** Notes how long a test file took, the longest time where it ran more than once. */
export const noteFile = (file, seconds) => files.set(file, Math.max(files.get(file) ?? 0, seconds))

/** What was used by part, with the rest that this process waited for, and the slowest test files, a line each. */
export function report() {
  const known = [...parts.values()].reduce((sum, seconds) => sum + seconds, 0)
  const rest = Math.max(0, secondsIn('/proc/self/stat') - known)
  const line = [...parts, ['everything else', rest]].map(([part, seconds]) => `${part} ${Math.round(seconds)}`)
  const slowest = [...files].toSorted(([, one], [, other]) => other - one).slice(0, shown)
  return [
    `Processor seconds: ${line.join(', ')}`,
    'The slowest files, in seconds:',
    ...slowest.map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)}  ${file}`),
  ]
}
