import { afterHearing } from '#db/connections/patience.ts'

/**
 * The result of some work, or undefined when it fails or takes longer than so many milliseconds: a halted server
 * neither answers nor refuses.
 */
export function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const calm = afterHearing(milliseconds, () => resolve(undefined))
    void work.then(resolve, () => resolve(undefined)).finally(calm)
  })
}
