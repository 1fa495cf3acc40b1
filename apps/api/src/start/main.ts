import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from '../app.ts'
import { readConfig, withoutEmpty, type Config } from './config.ts'
import { openDeployment } from './deployment.ts'
import { makePrivate } from './private-directory.ts'
import { readCertificate } from './tls/certificate.ts'
import { keepCertificate } from './tls/keep-certificate.ts'
import { tryBucket } from '#files/objects/try-bucket.ts'

const webDirectory = fileURLToPath(new URL('../../../web/dist', import.meta.url))

type Close = () => Promise<unknown>

/** What has been opened so far, closed in the opposite order whenever the process has to end. */
const opened: Close[] = []
const leaving = new AbortController()
let expectEnd = () => {}
let askAgain = () => {}

async function stop(exitCode: number): Promise<void> {
  if (leaving.signal.aborted) return
  leaving.abort()
  expectEnd()
  let code = exitCode
  for (const close of opened.toReversed()) {
    // What cannot be closed leaves the others to be closed all the same.
    await close().catch((error: unknown) => {
      explain(error)
      code = 1
    })
  }
  process.exit(code)
}

/** Starts the product and stops it in order on a signal, also while it still starts. */
async function main(): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!leaving.signal.aborted) say(`Stopping (${signal})…`)
      void stop(0)
    })
  }
  const config = readConfig(process.env)
  makePrivate(config.dataDirectory)
  const certificate = config.tls ? await readCertificate(config.tls) : undefined
  const filesDirectory = join(config.dataDirectory, 'files')
  if (config.store) await tryBucket(filesDirectory, config.store)
  leaving.signal.throwIfAborted()
  const deployment = await openDeployment(config, say, {
    onBack: () => askAgain(),
    onGivenUp: fail,
    leaving: leaving.signal,
    onBegun: (end) => opened.push(end),
  })
  leaving.signal.throwIfAborted()
  opened.push(deployment.close)
  expectEnd = deployment.expectEnd
  const { server, realtime, services } = await buildApp({
    config,
    db: deployment.db,
    connection: deployment.connection,
    several: config.severalProcesses,
    filesDirectory,
    ...(existsSync(webDirectory) && { webDirectory }),
    log: true,
    certificate,
  })
  leaving.signal.throwIfAborted()
  opened.push(() => server.close())
  if (config.tls && certificate) opened.push(keepCertificate(server, config.tls, certificate))
  askAgain = () => realtime.askAgain()
  await server.listen({ port: config.port, host: config.host })
  leaving.signal.throwIfAborted()
  const addresses = addressesOf(config, (server.server.address() as { port: number }).port)
  services.settings.listensAt(addresses.network ?? addresses.here)
  announce(config, addresses, deployment.firstSignIn)
}

type Addresses = { here: string; network?: string | undefined }

function addressesOf(config: Config, port: number): Addresses {
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address
  const isOpen = lan !== undefined && config.host === '0.0.0.0'
  const scheme = config.tls ? 'https' : 'http'
  return { here: `${scheme}://localhost:${port}`, network: isOpen ? `${scheme}://${lan}:${port}` : undefined }
}

function announce(config: Config, { here, network }: Addresses, firstSignIn: string[]): void {
  say('')
  say(`  ${config.name} is ready`)
  say(`  On this machine:  ${here}`)
  if (network) say(`  On the network:   ${network}`)
  for (const line of firstSignIn) say(`  ${line}`)
  say('')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Says why the product cannot go on, and ends it; what a start that is being given up runs into is no reason. */
function fail(error: unknown): void {
  if (leaving.signal.aborted) return
  explain(error)
  void stop(1)
}

function explain(error: unknown): void {
  const { message, code } = error as NodeJS.ErrnoException
  const sentence =
    code === 'EADDRINUSE'
      ? `Port ${withoutEmpty(process.env)['APRON_PORT'] ?? 3000} is in use by another program. Stop it, or set APRON_PORT to a free one.`
      : message
  process.stderr.write(`\n${sentence}\n`)
  if (process.env['APRON_DEBUG']) process.stderr.write(`${(error as Error).stack}\n`)
}

main().catch(fail)
