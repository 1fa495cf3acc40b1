import { usualSettings } from '@apron/contract'
import type { Language, Text } from '@apron/messages'
import type { FrozenPaper } from '../../schema/papers/minutes-snapshot.ts'
import { organizations } from './company/organizations.ts'
import type { Plan } from './plan.ts'

/** What the audits are held against. */
export const criteria: Text = {
  vi: 'Thông tư 04/2018/TT-BGTVT\nJIG 1 và JIG 2, lần 13\nMH-HT-01 Sổ tay chất lượng và an toàn',
  en: 'Circular 04/2018/TT-BGTVT\nJIG 1 and JIG 2, issue 13\nMH-HT-01 Quality and safety manual',
}

/** The form by which minutes are written. */
export const edition: Text = { vi: 'MH-BM-07, lần ban hành 02', en: 'MH-BM-07, edition 02' }

/** The chapters that an audit is about, a line each. */
export const scopeOf = ({ groups }: Plan, language: Language): string =>
  groups
    .filter(({ parentId }) => parentId === null)
    .map(({ name }) => name[language])
    .join('\n')

/** Whose papers they are. */
export function paperOf(language: Language): FrozenPaper {
  const { name, address } = organizations.company
  return {
    company: { name: name[language], address: address[language], logo: null },
    edition: edition[language],
    national_heading: usualSettings.national_heading,
  }
}
