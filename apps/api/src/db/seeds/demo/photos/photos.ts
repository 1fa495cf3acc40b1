import { Readable } from 'node:stream'
import type { Text } from '@apron/messages'
import sharp from 'sharp'
import type { FileStore, ReceivedFile } from '#files/store.ts'
import { Busy } from '#sandbox/sandbox.ts'
import { extinguisher } from './extinguisher.ts'
import { gauge } from './gauge.ts'
import { hose } from './hose.ts'
import { jar } from './jar.ts'
import { label } from './label.ts'
import { tank } from './tank.ts'

/** Drawn without letters: a server may have no fonts. */
const drawings = {
  gauge: { name: { vi: 'dong-ho-chenh-ap', en: 'pressure-gauge' }, drawing: gauge },
  jar: { name: { vi: 'mau-xa-day', en: 'drain-sample' }, drawing: jar },
  label: { name: { vi: 'nhan-mau-luu', en: 'sample-label' }, drawing: label },
  extinguisher: { name: { vi: 'binh-chua-chay', en: 'extinguisher' }, drawing: extinguisher },
  hose: { name: { vi: 'ong-mem', en: 'hose' }, drawing: hose },
  tank: { name: { vi: 'chan-be', en: 'tank-foot' }, drawing: tank },
} satisfies Record<string, { name: Text; drawing: string }>

export type PhotoKey = keyof typeof drawings
export type Photos = Map<PhotoKey, ReceivedFile>

const frame = (drawing: string) => `
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
  <defs>
    <linearGradient id="steel" x2="0" y2="1"><stop offset="0" stop-color="#eef1f1"/><stop offset="0.5" stop-color="#9ba6a8"/><stop offset="1" stop-color="#5f6a6c"/></linearGradient>
    <linearGradient id="shade"><stop offset="0" stop-color="#5f6a66"/><stop offset="0.4" stop-color="#ffffff"/><stop offset="1" stop-color="#66706c"/></linearGradient>
    <radialGradient id="lens" r="0.75"><stop offset="0.55" stop-opacity="0"/><stop offset="1" stop-opacity="0.38"/></radialGradient>
  </defs>
  ${drawing}
  <rect width="1200" height="900" fill="url(#lens)"/>
</svg>`

/** On a busy machine half a minute may pass before anybody can look at a picture. */
const mostTries = 10

/** Does it, again for as long as the machine is too busy with everything else. */
async function whenNotBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Busy) || tries === mostTries) throw error
    }
  }
}

/** Draws the photos of the demonstration and keeps them among the stored files. */
export async function takePhotos(store: FileStore, language: 'vi' | 'en'): Promise<Photos> {
  const sender = { ownerId: null, unnamed: '', comes: () => undefined }
  const taken = await Promise.all(
    Object.entries(drawings).map(async ([key, { name, drawing }]): Promise<[PhotoKey, ReceivedFile]> => {
      const bytes = await sharp(Buffer.from(frame(drawing)))
        .jpeg({ quality: 82 })
        .toBuffer()
      const rule = { kinds: ['image'], atMost: 1 } as const
      const received = await whenNotBusy(() =>
        store.takeIn(sender, ({ receive }) => receive(Readable.from([bytes]), `${name[language]}.jpg`, rule)),
      )
      return [key as PhotoKey, received!]
    }),
  )
  return new Map(taken)
}
