import { Readable } from 'node:stream'
import type { Language } from '@apron/messages'
import type { FileStore, ReceivedFile } from '#files/store.ts'
import type { DemoDocument, OutlineItem } from './document.ts'
import { documentGroups } from './documents.ts'
import { wordFile } from './word-file.ts'

export const allDocuments: readonly DemoDocument[] = Object.values(documentGroups).flatMap(
  ({ documents }): readonly DemoDocument[] => documents,
)

/** What each version of a document says, the oldest first. */
export function editionsOf({ version, outline, former, next }: DemoDocument) {
  const entries = Object.entries(outline)
  const saying = (said: Record<string, OutlineItem['content']>) =>
    entries.map(([key, item]): [string, OutlineItem] => [key, said[key] ? { ...item, content: said[key] } : item])
  return [
    ...(former
      ? [{ version: former.version, entries: saying(former.said).filter(([key]) => !former.lacked.includes(key)) }]
      : []),
    { version, entries },
    ...(next ? [{ version: next.version, entries: saying(next.says) }] : []),
  ]
}

export type DocumentFiles = { of: (document: DemoDocument, version: string) => ReceivedFile }

/** Writes the documents of the demonstration as files and keeps them among the stored ones. */
export async function takeDocuments(store: FileStore, language: Language): Promise<DocumentFiles> {
  const sender = { ownerId: null, unnamed: '', comes: () => undefined }
  const rule = { kinds: ['document'], atMost: 1 } as const
  const taken = new Map<DemoDocument, Map<string, ReceivedFile>>()
  for (const document of allDocuments) {
    const own = new Map<string, ReceivedFile>()
    for (const { version, entries } of editionsOf(document)) {
      const outline = entries.map(([, item]) => item)
      const bytes = wordFile(document, { version, outline }, language)
      const name = `${document.name[language]} ${version}.docx`
      const received = await store.takeIn(sender, ({ receive }) => receive(Readable.from([bytes]), name, rule))
      own.set(version, received!)
    }
    taken.set(document, own)
  }
  return { of: (document, version) => taken.get(document)!.get(version)! }
}
