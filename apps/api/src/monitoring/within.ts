import { afterHearing } from '../db/connections/patience.ts'

/** What some work comes to, or nothing when it fails or takes longer than so many milliseconds: a server that was halted neither answers nor refuses. */
export function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const calm = afterHearing(milliseconds, () => resolve(undefined))
    void work.then(resolve, () => resolve(undefined)).finally(calm)
  })
}
