import { appendFile, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type net from 'node:net'
import { join } from 'node:path'
import type { TaskFiles } from '../work-directory.ts'
import type { ReportProgress } from '../tasks.ts'

const require = createRequire(import.meta.url)
const nothing = () => Promise.resolve()

/** Ways out of the process, each of which ends in an error. */
export const waysOut: Record<string, (port: number, file: string) => unknown> = {
  'node:net': async (port) => connected((await import('node:net')).connect(port, '127.0.0.1')),
  'node:net, listening': async () => (await import('node:net')).createServer().listen(0),
  'node:net, by its class': async (port) =>
    connected(new (await import('node:net')).Socket().connect(port, '127.0.0.1')),
  'node:tls': async (port) => connected((await import('node:tls')).connect(port, '127.0.0.1')),
  'node:http': async (port) => connected((await import('node:http')).get({ port, host: '127.0.0.1' })),
  'node:http, by its agent': async (port) => {
    const { globalAgent } = await import('node:http')
    return connected(globalAgent.createConnection({ port, host: '127.0.0.1' }, () => {}) as never)
  },
  'node:https': async (port) => connected((await import('node:https')).get({ port, host: '127.0.0.1' })),
  'node:http2': async (port) => connected((await import('node:http2')).connect(`http://127.0.0.1:${port}`)),
  'node:dgram': async (port) => {
    const socket = (await import('node:dgram')).createSocket('udp4')
    return new Promise((done) => socket.send('van', port, '127.0.0.1', done))
  },
  'node:dns': async () => (await import('node:dns')).promises.lookup('localhost'),
  'node:dns/promises': async () => (await import('node:dns/promises')).resolve4('localhost'),
  'node:dns, by its class': async () => new (await import('node:dns')).Resolver(),
  require: (port) => connected((require('node:net') as typeof net).connect(port, '127.0.0.1')),
  getBuiltinModule: (port) => connected(process.getBuiltinModule('node:net').connect(port, '127.0.0.1')),
  fetch: (port) => fetch(`http://127.0.0.1:${port}`),
  WebSocket: (port) => new WebSocket(`ws://127.0.0.1:${port}`),
  binding: () => (process as unknown as { binding(name: string): unknown }).binding('tcp_wrap'),
  dlopen: (_, file) => process.dlopen({ exports: {} }, file),
  spawning: async () => (await import('node:child_process')).spawnSync('true').error ?? 'spawned',
  'a thread': async () => new (await import('node:worker_threads')).Worker('', { eval: true }),
  'a debugger': async () => (await import('node:inspector')).open(0),
  'a database': async (_, file) => new (await import('node:sqlite')).DatabaseSync(`${file}.db`),
  'a signal': () => process.kill(process.ppid, 0),
  'reading a file of others': (_, file) => readFile(file),
  'reading what the machine knows': () => readFile('/proc/self/environ'),
  'reading a directory of others': (_, file) => readdir(join(file, '..')),
  'writing elsewhere': (_, file) => writeFile(`${file}.written`, 'van'),
  'writing beside the code': () => writeFile(new URL('written', import.meta.url), 'van'),
}

const connected = (socket: NodeJS.EventEmitter) =>
  new Promise((resolve, reject) => {
    for (const event of ['connect', 'secureConnect', 'response']) socket.once(event, () => resolve(event))
    socket.once('error', reject)
  })

/** Tasks that go wrong in every way that a picture might, and on purpose. */
export const tasks = {
  echo: (input: string) => Promise.resolve(input),
  tells: (_: TaskFiles, tell: ReportProgress) => {
    for (const share of [0.25, 0.251, 1]) tell(share)
    return Promise.resolve('told')
  },
  throws: () => Promise.reject(new Error('not a picture')),
  hangs: () => {
    for (;;);
  },
  never: () => new Promise<string>(() => undefined),
  crashes: () => {
    process.abort()
  },
  grows: async () => {
    const held: Buffer[] = []
    for (;;) {
      held.push(Buffer.alloc(20 * 1024 * 1024, 1))
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  },
  /** Never looks up, so that nothing of its own process can look either. */
  growsUnseen: () => {
    const held: Buffer[] = []
    for (;;) {
      if (held.length < 400) held.push(Buffer.alloc(4 * 1024 * 1024, 1))
    }
  },
  talks: () => Promise.resolve(Buffer.alloc(30 * 1024 * 1024)),
  knows: () => Promise.resolve(Object.keys(process.env)),
  pid: () => Promise.resolve(process.pid),
  /** What came of one way out. */
  leaves: async ({ way, port, file }: { way: string; port: number; file: string }) => {
    try {
      await waysOut[way]!(port, file)
      return 'open'
    } catch (error) {
      return `closed: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`
    }
  },
  copies: async ({ path, into }: TaskFiles) => writeFile(join(into, 'copy'), await readFile(path)).then(nothing),
  changes: ({ path }: TaskFiles) => writeFile(path, 'changed'),
  links: ({ path, into }: TaskFiles) => symlink(path, join(into, 'copy')),
  fills: async ({ into }: TaskFiles) => {
    const piece = Buffer.alloc(1024 * 1024)
    for (;;) await appendFile(join(into, 'filling'), piece)
  },
}
