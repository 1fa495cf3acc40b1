import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { onTestFinished } from 'vitest'

/** The files of a pack by their paths, in the order in which they lie there. */
export const filesOfPack = (pack: Buffer): Record<string, Buffer> =>
  Object.fromEntries(Object.entries(unzipSync(pack)).map(([path, bytes]) => [path, Buffer.from(bytes)]))

/** The folder in which somebody has unpacked it; gone once the test ends. */
export async function unpacked(pack: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'apron-pack-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [path, bytes] of Object.entries(filesOfPack(pack))) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  return folder
}

/** What the script of an unpacked pack says, and how it ends. */
export const runCheck = (folder: string, ...args: string[]) =>
  new Promise<{ said: string; code: number }>((done) => {
    execFile(process.execPath, [join(folder, 'check.mjs'), ...args], { cwd: tmpdir() }, (error, said, complained) =>
      done({ said: said + complained, code: error ? Number(error.code) : 0 }),
    )
  })
