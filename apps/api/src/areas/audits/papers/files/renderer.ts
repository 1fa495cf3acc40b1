import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Paper } from '@apron/contract/audits'
import { htmlNodes } from '#capabilities/rich-text/html-nodes.ts'
import type { MissingContent } from '#db/schema/papers/exports.ts'
import type { TaskFiles } from '#sandbox/work-directory.ts'
import type { ReportProgress } from '#sandbox/tasks.ts'
import type { WriterInput } from '../making/pack.ts'
import { aboutOf, type About } from './about.ts'
import { paperOf } from '../source.ts'
import { openPictures, type Pictures } from './pictures.ts'

/** What came out: written as `paper`, with its SHA-256. */
export type WriterResult = { digest: string; bytes: number; title: string; missing: MissingContent }
export type WriterTasks = { write: (input: TaskFiles, tell: ReportProgress) => Promise<WriterResult> }

type DrawResult = { bytes: Uint8Array; letters: number }
type Draw = (paper: Paper, having: { pictures: Pictures; about: About; tell: ReportProgress }) => Promise<DrawResult>

/** Behind the sandbox: makes a paper from what was packed and has it drawn. */
export const writer = (draw: Draw): WriterTasks => ({
  async write({ path, into }, tell) {
    const file = await readFile(path)
    const end = file.length - 8
    const start = end - Number(file.readBigUInt64BE(end))
    const { source, lang, photos, pictures: places } = JSON.parse(file.toString('utf8', start, end)) as WriterInput
    const paper = paperOf(source, { lang, photos, read: htmlNodes })
    tell(0.1)
    const pictures = openPictures(file, places)
    const { bytes, letters } = await draw(paper, { pictures, about: aboutOf(source, paper.title), tell })
    const handle = await open(join(into, 'paper'), 'w')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    const digest = createHash('sha256').update(bytes).digest('hex')
    return { digest, bytes: bytes.length, title: paper.title, missing: { letters, pictures: pictures.missing() } }
  },
})
