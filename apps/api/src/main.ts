import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { openDeployment } from './deployment.ts'

const webDirectory = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Starts the product and stops it in order when it is told to. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  await mkdir(config.dataDirectory, { recursive: true })
  const deployment = await openDeployment(config, say)
  const { server } = await buildApp({
    config,
    db: deployment.db,
    filesDirectory: join(config.dataDirectory, 'files'),
    ...(existsSync(webDirectory) && { webDirectory }),
    log: true,
  })
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    say(`Stopping (${signal})…`)
    server
      .close()
      .then(() => deployment.close())
      .then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  await server.listen({ port: config.port, host: config.host })
  announce(config, (server.server.address() as { port: number }).port, deployment.firstSignIn)
}

function announce(config: Config, port: number, firstSignIn: string[]): void {
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address
  say('')
  say(`  ${config.name} is ready`)
  say(`  On this machine:  http://localhost:${port}`)
  if (lan && config.host === '0.0.0.0') say(`  On the network:   http://${lan}:${port}`)
  for (const line of firstSignIn) say(`  ${line}`)
  say('')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(error: unknown): void {
  const sentence = error instanceof Error ? error.message : String(error)
  process.stderr.write(`\n${sentence}\n`)
  if (process.env['APRON_DEBUG']) process.stderr.write(`${error instanceof Error ? error.stack : ''}\n`)
  process.exit(1)
}

main().catch(fail)
