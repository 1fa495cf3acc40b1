import { formatsOf, type ExportedPaper } from '@apron/contract/audits'
import { Button } from '@mantine/core'
import { useText } from '../../../../lib/text/i18n.ts'
import { exportLabels } from '../../domain/papers/paper/paper-export.tsx'
import classes from '../reports.module.css'

/** Keeps the place of a report's buttons until there is a report: on a phone they are two rows above all that can be pressed. */
export function PaperPlace({ what }: { what: ExportedPaper }) {
  const t = useText()
  const words = [t('actions.print'), ...formatsOf(what).map((format) => t(exportLabels[format]))]
  return (
    <div className={classes.paperWaits} aria-hidden="true" inert>
      {words.map((word) => (
        <Button key={word} miw="max-content" leftSection={<span className={classes.pictureWaits} />}>
          {word}
        </Button>
      ))}
    </div>
  )
}
