import { Button } from '@mantine/core'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import classes from './items.module.css'

/** How many questions are chosen, and taking all of them out where that may be. */
export function HowMany({ count, onClear }: { count: number; onClear: (() => void) | undefined }) {
  const t = useText()
  return (
    <>
      <span className={classes.chosen} role="status">
        {t('checklists.items_chosen', { count, formatted: formatNumber(count) })}
      </span>
      {onClear && (
        <Button variant="default" className={classes.clear} onClick={onClear}>
          {t('actions.clear_selection')}
        </Button>
      )}
    </>
  )
}
