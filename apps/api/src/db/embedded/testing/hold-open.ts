import { startEmbedded } from '../start.ts'

// An application for the tests: starts, says how to connect, and stays until it is stopped.
const embedded = await startEmbedded({ directory: process.argv[2] ?? '', log: () => undefined })
process.once('SIGTERM', () => {
  void embedded.stop().then(() => process.exit(0))
})
console.log(JSON.stringify(embedded.connection))
setInterval(() => undefined, 60_000)
