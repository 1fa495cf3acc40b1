import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { nameOf } from '../../../apps/api/src/files/blobs.ts'
import { jpeg } from '../../../apps/api/src/testing/pictures/pictures.ts'
import type { World } from '../../../apps/api/src/testing/world.ts'
import { tidy } from '../minutes/word-file.ts'

const run = promisify(execFile)

/** A file as somebody uploads it. */
export type Evidence = { name: string; mimeType: string; buffer: Buffer }

/** Two photos as a phone takes them, with where they were taken, and a report. */
export async function makeEvidence(page: Page): Promise<{ photos: [Evidence, Evidence]; report: Evidence }> {
  const photo = async (name: string, width: number, height: number) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await jpeg(width, height, true),
  })
  await page.setContent('<p>Phiếu thử nghiệm nhiên liệu Jet A-1</p>')
  return {
    photos: [await photo('phễu lọc.jpg', 1200, 800), await photo('đồng hồ chênh áp.jpg', 800, 1200)],
    report: { name: 'Phiếu thử nghiệm.pdf', mimeType: 'application/pdf', buffer: await page.pdf() },
  }
}

/** A file with its stored bytes, read from the disk and not from what the product serves. */
export async function storedFile(world: World, name: string) {
  const row = await world.db.selectFrom('files').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  const pathOf = (digest: string) => join(world.app.services.config.dataDirectory, 'files', nameOf(digest))
  const small = row.small_digest === null ? null : await readFile(pathOf(row.small_digest))
  const original = await readFile(pathOf(row.digest))
  return { digest: row.digest, receivedDigest: row.received_digest, type: row.type, original, small }
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The words of a printed page, and how many pages there are; null where there is nothing to read PDF with. */
export async function readPdf(bytes: Buffer): Promise<{ text: string; pages: number } | null> {
  const directory = await mkdtemp(join(tmpdir(), 'apron-pdf-'))
  const path = join(directory, 'printed.pdf')
  try {
    await writeFile(path, bytes)
    const { stdout } = await run('pdftotext', ['-layout', path, '-'])
    return { text: tidy(stdout), pages: stdout.split('\f').length - 1 }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
