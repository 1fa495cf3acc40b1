import { createRequire, syncBuiltinESMExports } from 'node:module'

const require = createRequire(import.meta.url)

/** What Node's permissions do not cover: networks, and a database that asks nobody about its files. */
const modules = ['net', 'tls', 'dns', 'dns/promises', 'http', 'https', 'http2', 'dgram', 'sqlite']
const globals = ['fetch', 'WebSocket', 'EventSource', 'Request', 'XMLHttpRequest', 'Worker', 'BroadcastChannel']
const ofProcess = [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'binding',
  '_linkedBinding',
  'getBuiltinModule',
  'setuid',
  'setgid',
  'initgroups',
]

function refuse(): never {
  throw Object.assign(new Error('not in the sandbox'), { code: 'ERR_SANDBOXED' })
}

/**
 * Takes away from this process what leads out of it, and all that it knows of its surroundings. Also from what Node itself builds on
 * these modules, since it looks up in them what it calls.
 */
export function restrictProcess(): void {
  // Made at the first look, with a module that is about to go.
  void process.stderr
  // All of them first: some are made of others.
  for (const exported of modules.map((name) => require(`node:${name}`) as object)) empty(exported)
  syncBuiltinESMExports()
  for (const name of globals) put(globalThis, name)
  for (const name of ofProcess) put(process, name)
  for (const name of Object.keys(process.env)) delete process.env[name]
}

/** Once everything native is loaded that a task needs. */
export function restrictAddons(): void {
  put(process, 'dlopen')
}

function empty(exported: object): void {
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(exported)))
    if (typeof value === 'function') {
      // What was made of it before, or is inherited from it, goes with it.
      const { prototype } = value as { prototype?: object }
      put(exported, name)
      if (prototype && Object.hasOwn(prototype, 'connect')) put(prototype, 'connect')
      if (prototype && Object.hasOwn(prototype, 'listen')) put(prototype, 'listen')
    }
}

function put(holder: object, name: string): void {
  Object.defineProperty(holder, name, { value: refuse, writable: false, configurable: false, enumerable: true })
}
