import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useText } from '#lib/text/i18n.ts'

/** The filters beside the search of a list; on a phone they wait behind their button, so that the list starts in sight. */
export function Filters({
  inUse,
  onClear,
  canHide = false,
  startsShut = false,
  children,
}: {
  /** How many of them leave something out. */
  inUse: number
  onClear: () => void
  /** Gives the button on a wide screen too. */
  canHide?: boolean
  /** They are many: on a wide screen too they wait until they are wanted. */
  startsShut?: boolean
  children: ReactNode
}) {
  const t = useText()
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const hasButton = isNarrow || canHide
  const [isOpen, setOpen] = useState(!(isNarrow || startsShut) || inUse > 0)
  return (
    <>
      {hasButton && (
        <Button
          variant="default"
          leftSection={<IconFilter size={18} stroke={1.6} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('actions.filter')}
          {inUse > 0 && ` (${inUse})`}
        </Button>
      )}
      {(isOpen || !hasButton) && (
        <>
          {children}
          {inUse > 0 && (
            <Button variant="subtle" onClick={onClear}>
              {t('actions.clear_filters')}
            </Button>
          )}
        </>
      )}
    </>
  )
}
