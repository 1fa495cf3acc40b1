import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import { StickyFoot } from '#ui/page/sticky-foot.tsx'
import { useAssignPlace } from './assign-place.ts'
import classes from './assign.module.css'

/** Stays in sight: how many questions will bear the tag, what changes, and saving it. */
export function AssignFoot({
  total,
  change: { added, removed },
  isSaving,
  onReset,
  onShow,
  onSave,
}: {
  total: number
  change: { added: number; removed: number }
  isSaving: boolean
  onReset: () => void
  onShow: (change: { panel: 'preview' | undefined }) => void
  onSave: () => void
}) {
  const t = useText()
  const { panel } = useAssignPlace()
  const isDirty = added + removed > 0
  return (
    <StickyFoot>
      <span role="status" className={classes.will}>
        {t('tags.will_bear', { count: total, formatted: formatNumber(total) })}
        {isDirty && <small>{t('tags.change', { added: formatNumber(added), removed: formatNumber(removed) })}</small>}
      </span>
      {isDirty && (
        <Button variant="subtle" onClick={onReset}>
          {t('actions.discard')}
        </Button>
      )}
      <Button
        variant="default"
        aria-pressed={panel === 'preview'}
        leftSection={<IconEye size={18} stroke={1.6} />}
        onClick={() => onShow({ panel: panel === 'preview' ? undefined : 'preview' })}
      >
        {t('tags.preview')}
      </Button>
      <Button loading={isSaving} disabled={!isDirty} onClick={onSave}>
        {t('actions.save')}
      </Button>
    </StickyFoot>
  )
}
