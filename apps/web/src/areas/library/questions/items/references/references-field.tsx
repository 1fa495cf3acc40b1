import type { DocumentItemRef } from '@apron/contract'
import { Button, CloseButton, Input } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import classes from '../../library.module.css'
import { part } from '#ui/page/part.tsx'

const ReferencesModal = part(() => import('./references-modal.tsx'), 'ReferencesModal', { isWindow: true })

/** The parts of documents that an item refers to. */
export function ReferencesField({
  start,
  onChange,
  error,
}: {
  start: readonly DocumentItemRef[]
  onChange: (ids: number[]) => void
  error: string | undefined
}) {
  const t = useText()
  const [chosen, setChosen] = useState<readonly DocumentItemRef[]>(start)
  const [isOpen, setOpen] = useState(false)
  const choose = (parts: readonly DocumentItemRef[]) => {
    setChosen(parts)
    onChange(parts.map(({ id }) => id))
  }
  return (
    <Input.Wrapper label={t('library.references')} labelElement="div" error={error} data-field="document_item_ids">
      <ul className={classes.references} aria-label={t('library.references')}>
        {chosen.map((part) => (
          <li key={part.id}>
            <span>
              {part.index} {part.header}
              <small>{part.document.name}</small>
            </span>
            <CloseButton
              aria-label={t('library.remove_reference', { name: `${part.index} ${part.header}` })}
              onClick={() => choose(chosen.filter(({ id }) => id !== part.id))}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        size="xs"
        mt={chosen.length > 0 ? 8 : 0}
        leftSection={<IconFileText size={16} stroke={1.6} />}
        onClick={() => setOpen(true)}
      >
        {t('library.choose_references')}
      </Button>
      {isOpen && <ReferencesModal chosen={chosen} onChange={choose} onClose={() => setOpen(false)} />}
    </Input.Wrapper>
  )
}
