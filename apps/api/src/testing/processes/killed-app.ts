import { startTwoApps, type Person, type TwoApps } from './two-apps.ts'
import type { RunningApp } from './running-app.ts'

/** One process that is killed and started again, with somebody of the super group. */
export type KilledApp = {
  two: TwoApps
  person: Person
  /** The one that runs now. */
  app(): RunningApp
  kill(): Promise<unknown>
  startAgain(): Promise<void>
  stop(): Promise<void>
}

export async function startKilledApp(): Promise<KilledApp> {
  const two = await startTwoApps()
  let [app] = two.apps
  // The other would take up at once what this one leaves.
  await two.apps[1].end('SIGTERM')
  return {
    two,
    person: await two.person(),
    app: () => app,
    kill: () => app.end('SIGKILL'),
    async startAgain() {
      app = await two.start()
    },
    async stop() {
      await app.end('SIGTERM')
      await two.stop()
    },
  }
}
