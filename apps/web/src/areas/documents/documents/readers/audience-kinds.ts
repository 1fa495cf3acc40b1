import type { AudienceKind } from '@apron/contract/documents'
import type { TextKey } from '#lib/text/i18n.ts'

/** What each kind of audience is called. */
export const kindTexts = {
  organization: 'readings.organization',
  group: 'readings.group',
  position: 'readings.position',
  user: 'readings.user',
} as const satisfies Record<AudienceKind, TextKey>
