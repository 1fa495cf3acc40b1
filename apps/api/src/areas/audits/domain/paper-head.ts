import type { PaperHead } from '@apron/contract/audits'
import type { FrozenPaper } from '#db/schema/papers/minutes-snapshot.ts'
import type { FileStore } from '#files/store.ts'
import type { Settings } from '#settings/settings.ts'

/** Whose paper it would be now, and what would stand at its head. */
export function paperNow(settings: Settings): FrozenPaper {
  const { company_name: name, company_address: address, logo_id: logo, ...now } = settings.now()
  return { company: { name, address, logo }, edition: now.paper_edition, national_heading: now.national_heading }
}

/** What minutes are shown with that did not freeze it. */
export const shownNow = (settings: Settings) => ({ paper: paperNow(settings), address: settings.address() })
export type ShownNow = ReturnType<typeof shownNow>

export const presentPaper = ({ company, ...paper }: FrozenPaper, fileStore: Pick<FileStore, 'link'>): PaperHead => ({
  company: { ...company, logo: fileStore.link(company.logo, 'small') },
  ...paper,
})
