import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { debianPostgresql } from './system-packages.mjs'

const startSeconds = 30

/** Starts Debian's PostgreSQL on a new directory and a free port; gives its address and how to end it. */
export async function startDebianPostgresql() {
  const programs = debianPostgresql()
  const directory = mkdtempSync(join(tmpdir(), 'apron-debian-'))
  const account = ordinaryAccount()
  if (account) chownSync(directory, account.uid, account.gid)
  const options = { ...account, cwd: directory, encoding: 'utf8', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' } }
  const cluster = join(directory, 'cluster')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', cluster, '-U', 'apron', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  )
  if (made.status !== 0) throw new Error(made.stderr || made.error?.message)

  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${directory}`,
    'max_connections=100',
    'fsync=off',
  ]
  const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  server.stderr.on('data', (chunk) => (log = `${log}${chunk}`.slice(-10_000)))
  const ended = new Promise((done) => server.once('exit', done))
  const stop = async () => {
    server.kill('SIGINT')
    await ended
    rmSync(directory, { recursive: true, force: true })
  }
  for (let tries = 0; !isReady(cluster); tries++) {
    if (server.exitCode !== null || tries > startSeconds * 20) {
      await stop()
      throw new Error(`PostgreSQL in ${programs} did not start.\n${log}`)
    }
    await sleep(50)
  }
  const version = spawnSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim()
  return { url: `postgres://apron@127.0.0.1:${port}/postgres`, version, stop }
}

function isReady(cluster) {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

/** PostgreSQL refuses root; the Debian package brings the account. */
function ordinaryAccount() {
  if (process.getuid() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function freePort() {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}
