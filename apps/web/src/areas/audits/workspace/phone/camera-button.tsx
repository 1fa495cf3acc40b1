import { ActionIcon, FileButton } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useRef } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { useAttaching } from '#blocks/form/writing/attaching.ts'
import { useDraft } from '#blocks/form/writing/drafts.ts'

/** Takes a photo for the new comment on an item, which may be a draft as long as there is no answer. */
export function CameraButton({ place, onTaken }: { place: string; onTaken: () => void }) {
  const t = useText()
  const { draft, change } = useDraft(place)
  const { isPreparing, add } = useAttaching(place, draft, change)
  const reset = useRef<() => void>(null)
  const { length: count } = draft.images
  return (
    <FileButton
      accept="image/*"
      capture="environment"
      resetRef={reset}
      onChange={(photo) => {
        reset.current?.()
        if (photo) void add('image', [photo]).then(onTaken)
      }}
    >
      {(props) => (
        <ActionIcon
          variant="default"
          size={48}
          loading={isPreparing}
          aria-label={t('writing.take_photo')}
          data-count={count || undefined}
          {...props}
        >
          <IconCamera size={24} stroke={1.6} />
        </ActionIcon>
      )}
    </FileButton>
  )
}
