/** The share in percent with 2 decimals; 0 of nothing. */
export const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100)

/**
 * The shares of parts of one whole in percent, which make 100 together: what is left when all are rounded
 * down goes to those that lost most by it, the first of equals. All 0 of nothing.
 */
export function shares(parts: readonly number[], decimals = 2): number[] {
  const steps = 10 ** decimals
  const all = 100 * steps
  const whole = parts.reduce((sum, part) => sum + part, 0)
  if (whole === 0) return parts.map(() => 0)
  const taken = parts.map((part) => Math.floor((part * all) / whole))
  const left = all - taken.reduce((sum, one) => sum + one, 0)
  const lost = parts.map((part, at) => ({ at, rest: (part * all) % whole }))
  for (const { at } of lost.toSorted((one, other) => other.rest - one.rest || one.at - other.at).slice(0, left))
    taken[at]! += 1
  return taken.map((one) => one / steps)
}
