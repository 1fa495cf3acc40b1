import { lazy, Suspense } from 'react'
import { useText } from '../lib/i18n.ts'

const Viewer = lazy(async () => {
  const [loaded] = await Promise.all([
    import('yet-another-react-lightbox'),
    import('yet-another-react-lightbox/styles.css'),
  ])
  return { default: loaded.default }
})

/** Pictures at full size; `index` null is closed. Its code is fetched when it first opens. */
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
    <Suspense fallback={null}>
      <Viewer
        open
        close={onClose}
        index={index}
        slides={[...pictures]}
        carousel={{ finite: true }}
        controller={{ closeOnBackdropClick: true }}
        labels={{ Close: t('actions.close'), Previous: t('files.previous'), Next: t('files.next') }}
        {...(single ? { render: { buttonPrev: () => null, buttonNext: () => null } } : {})}
      />
    </Suspense>
  )
}
