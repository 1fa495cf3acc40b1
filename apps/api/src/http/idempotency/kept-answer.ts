import type { FileStore } from '#files/store.ts'
import type { Answer } from './idempotency.ts'

type Signing = { fileStore: FileStore; signed: ReadonlySet<string> }

/** The file store as a call is given it, and the addresses that the call has signed so far. */
export function noteSigned(store: FileStore): Signing {
  const signed = new Set<string>()
  const url: FileStore['url'] = (id, variant) => {
    const address = store.url(id, variant)
    signed.add(address)
    return address
  }
  const link: FileStore['link'] = (id, variant) => (id === null ? null : url(id, variant))
  return { fileStore: { ...store, url, link }, signed }
}

const address = /(\/files\/\d+\/(?:original|small))\?expires=\d+(&|&amp;)signature=[\w-]+/g
/** Where an address is to be signed anew, as it is and within markup: JSON holds neither sign as such, so nobody can write one. */
const marks = { '&': '\n', '&amp;': '\t' }
const marked = /\/files\/(\d+)\/(original|small)([\n\t])/g

/**
 * An answer as it is stored: addresses of files expire long before it, so only the places of those that its call signed
 * are stored.
 */
export function unsigned(answer: Answer, signed: ReadonlySet<string>): Answer {
  const body = answer.body.replace(address, (whole, file: string, joint: keyof typeof marks) =>
    signed.has(whole.replace('&amp;', '&')) ? file + marks[joint] : whole,
  )
  return { ...answer, body }
}

/** A stored answer with newly signed file addresses. */
export function signedAnew(kept: Answer, fileStore: Pick<FileStore, 'url'>): Answer {
  const body = kept.body.replace(marked, (_, id: string, variant: 'original' | 'small', mark: string) => {
    const url = fileStore.url(Number(id), variant)
    return mark === marks['&'] ? url : url.replaceAll('&', '&amp;')
  })
  return { ...kept, body }
}
