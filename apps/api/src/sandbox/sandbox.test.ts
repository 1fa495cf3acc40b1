import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSandbox, Unfinished, Unreadable } from './sandbox.ts'
import type { SandboxBounds } from './process.ts'
import { waysOut, type tasks } from './testing/tasks.ts'

let directory: string
let listener: Server
let file: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'apron-sandbox-'))
  file = join(directory, 'sent')
  await writeFile(file, 'van cấp nhiên liệu')
  listener = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
})
afterAll(async () => {
  listener.close()
  await rm(directory, { recursive: true, force: true })
})

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const sandbox of opened.splice(0)) await sandbox.close()
})
function sandboxOf(bounds: Partial<SandboxBounds> = {}) {
  const all = { children: 1, seconds: 20, megabytes: 400, writes: 20, ...bounds }
  const sandbox = openSandbox<typeof tasks>(
    new URL('testing/tasks.ts', import.meta.url),
    all,
    join(directory, 'sandbox'),
  )
  opened.push(sandbox)
  return sandbox
}
const lives = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('work in the sandbox', () => {
  it('gives its result, or what it threw, and knows nothing of its surroundings', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://secret')
    const sandbox = sandboxOf()
    expect(await sandbox.run(1, 'echo', 'van')).toBe('van')
    await expect(sandbox.run(1, 'throws', undefined as never)).rejects.toThrow(Unreadable)
    expect(await sandbox.run(1, 'knows', undefined as never)).toEqual([])
  })

  it('says how far it is, each hundredth once', async () => {
    const shares: number[] = []
    const sent = { path: file, tell: (share: number) => void shares.push(share) }
    expect(await sandboxOf().runOn(1, 'tells', sent, {})).toBe('told')
    expect(shares).toEqual([0.25, 1])
  })

  it.each(['hangs', 'never', 'crashes', 'grows', 'growsUnseen', 'talks'] as const)(
    'that %s is given up, and the next is done by another process',
    async (name) => {
      // What is ended for its size is not ended for its time: that would come after the test.
      const isLarge = ['grows', 'growsUnseen', 'talks'].includes(name)
      const sandbox = sandboxOf({ seconds: isLarge ? 600 : 2, megabytes: 300 })
      await expect(sandbox.run(1, name, undefined as never)).rejects.toThrow(Unfinished)
      expect(await sandbox.run(2, 'echo', 'van')).toBe('van')
    },
  )

  it.each([false, true])('finds no way out, and the product goes on (native code: %s)', async (addons) => {
    const sandbox = sandboxOf({ addons })
    const { port } = listener.address() as AddressInfo
    const came: Record<string, string> = {}
    for (const way of Object.keys(waysOut)) came[way] = await sandbox.run(1, 'leaves', { way, port, file })
    expect(Object.entries(came).filter(([, outcome]) => !outcome.startsWith('closed'))).toEqual([])
    expect((await readdir(directory)).toSorted()).toEqual(['sandbox', 'sent'])
  })

  it('sees the one file that it is given, and leaves what it writes beside it', async () => {
    const sandbox = sandboxOf()
    await sandbox.runOn(1, 'copies', file, {})
    expect(await readFile(`${file}.copy`, 'utf8')).toBe('van cấp nhiên liệu')
    await rm(`${file}.copy`)
    await expect(sandbox.runOn(1, 'changes', file, {})).rejects.toThrow(Unreadable)
    expect(await readFile(file, 'utf8')).toBe('van cấp nhiên liệu')
    await expect(sandbox.runOn(1, 'links', file, {})).rejects.toThrow(Unreadable)
    const [own = ''] = await readdir(join(directory, 'sandbox'))
    expect(await readdir(join(directory, 'sandbox', own), { recursive: true })).toEqual(['out'])
  })

  it('that fills the disk is given up, and nothing of it stays', async () => {
    const sandbox = sandboxOf({ writes: 5 })
    await expect(sandbox.runOn(1, 'fills', file, {})).rejects.toThrow(Unfinished)
    expect((await readdir(directory)).toSorted()).toEqual(['sandbox', 'sent'])
    await expect.poll(() => readdir(join(directory, 'sandbox'))).toEqual([])
  })

  it('is done once processes can be started again', async () => {
    const sandbox = sandboxOf()
    const { execPath } = process
    process.execPath = '/nowhere/node'
    await expect(sandbox.run(1, 'echo', 'van')).rejects.toThrow('did not start')
    process.execPath = execPath
    expect(await sandbox.run(1, 'echo', 'van')).toBe('van')
  })

  it('ends with the sandbox', async () => {
    const sandbox = sandboxOf()
    const pid = await sandbox.run(1, 'pid', undefined as never)
    expect(lives(pid)).toBe(true)
    await sandbox.close()
    expect(lives(pid)).toBe(false)
    await expect(sandbox.run(1, 'echo', 'van')).rejects.toThrow(Unfinished)
  })
})
