import { BaseSequencer } from 'vitest/node'

/** Files that take long for what they do, whatever their size: they start first, in this order, so that none is waited for at the end. */
const long = [
  /\/day\.test/,
  /-killed\.test/,
  /e2e\/shell\/crawl\.test/,
  /e2e\/network\//,
  /api\/src\/(?:testing|jobs|realtime)\//,
  /api\/src\/db\/embedded\//,
  /sandboxed-files\.test/,
  /bench\/patterns\//,
]

/** Vitest's order, which a checkout that has never been tested gets by size alone, with the long ones in front. */
export class LongFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    const place = ({ moduleId }) => long.findIndex((one) => one.test(moduleId))
    const isLong = (file) => place(file) >= 0
    return [
      ...sorted.filter(isLong).toSorted((one, other) => place(one) - place(other)),
      ...sorted.filter((file) => !isLong(file)),
    ]
  }
}
