import type { Medium } from '@apron/contract/documents'
import { useCallback } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { fileSize } from '#ui/text/file-size.ts'

/** What stands below the name of a file: how large it is and whose. */
export function useAboutFile(): (file: Medium) => string {
  const t = useText()
  return useCallback(
    ({ bytes, owner }) => `${fileSize(bytes)} · ${owner?.fullname ?? t('mediaScreens.owner_gone')}`,
    [t],
  )
}
