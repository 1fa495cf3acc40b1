import { useText } from '#lib/text/i18n.ts'
import classes from './lightbox.module.css'
import { PartFailed } from '../page/part-failed.tsx'
import { part } from '../page/part.tsx'

const Viewer = part(() => import('./lightbox-viewer.ts'), 'Viewer', {
  soon: true,
  failed: (failure, { close }) => <PartFailed {...failure} onClose={() => close?.()} />,
})

/** Pictures at full size; `index` null is closed. */
export function Lightbox({
  pictures,
  index,
  onClose,
}: {
  pictures: readonly { src: string; alt?: string }[]
  index: number | null
  onClose: () => void
}) {
  const t = useText()
  if (index === null) return null
  const single = pictures.length < 2
  return (
    <Viewer
      open
      close={onClose}
      index={index}
      slides={[...pictures]}
      className={classes.viewer ?? ''}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true }}
      labels={{ Close: t('actions.close'), Previous: t('files.previous'), Next: t('files.next') }}
      {...(single ? { render: { buttonPrev: () => null, buttonNext: () => null } } : {})}
    />
  )
}
