export type Figures = {
  /** Does something, and keeps how long it took or what was wrong with it. */
  took<Result>(kind: string, work: () => Promise<Result>): Promise<Result | undefined>
  /** What went wrong, a sentence each. */
  errors: string[]
  /** How often something was done. */
  times(kind: string): number
  /** A line for each kind: how often, and the milliseconds of the middle one, of one in a hundred and of the slowest. */
  lines(): string[]
}

export function openFigures(): Figures {
  const taken = new Map<string, number[]>()
  const errors: string[] = []
  return {
    errors,
    async took(kind, work) {
      const began = performance.now()
      try {
        const result = await work()
        const all = taken.get(kind) ?? []
        all.push(performance.now() - began)
        taken.set(kind, all)
        return result
      } catch (error) {
        errors.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`)
        return undefined
      }
    },
    times: (kind) => taken.get(kind)?.length ?? 0,
    lines: () =>
      [...taken].map(([kind, all]) => {
        const sorted = all.toSorted((one, other) => one - other)
        const at = (share: number) =>
          Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!)
        return `${kind}: ${all.length} times, half within ${at(0.5)} ms, 99 in 100 within ${at(0.99)} ms, slowest ${at(1)} ms`
      }),
  }
}
