import { BaseSequencer } from 'vitest/node'

/** Files that take long for what they do, whatever their size: they start first, so that none is waited for at the end. */
const long = [
  /e2e\/shell\/crawl\.test/,
  /e2e\/network\//,
  /api\/src\/(?:testing|jobs|realtime)\//,
  /api\/src\/db\/embedded\//,
  /fenced-files\.test/,
  /bench\/patterns\//,
]

/** Vitest's order, which a checkout that has never been tested gets by size alone, with the long ones in front. */
export class LongFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }) => long.some((one) => one.test(moduleId))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
