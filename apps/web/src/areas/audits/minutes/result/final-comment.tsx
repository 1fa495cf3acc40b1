import type { ItemReport } from '@apron/contract/audits'
import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../../lib/text/i18n.ts'
import { Lightbox } from '../../../../ui/window/lightbox.tsx'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import classes from '../minutes.module.css'

/** The comment that concluded an item: issue, result, pictures, names of attached files. */
export function FinalComment({ item }: { item: ItemReport }) {
  const t = useText()
  const [open, setOpen] = useState<number | null>(null)
  const comment = item.final_comment
  if (!comment) return null
  const altOf = (index: number) => t('minutes.picture', { number: index + 1, item: item.header })
  return (
    <div className={classes.comment}>
      {comment.content && (
        <>
          <p className={classes.label}>
            <strong>{t('minutes.final_comment')}</strong>
          </p>
          <RichText html={comment.content} />
        </>
      )}
      {comment.result && (
        <>
          <p className={classes.label}>
            <strong>{t('minutes.final_result')}</strong>
          </p>
          <RichText html={comment.result} />
        </>
      )}
      {comment.small_images.length > 0 && (
        <div className={classes.pictures}>
          {comment.small_images.map((picture, index) => (
            <UnstyledButton
              key={picture.id}
              onClick={() => setOpen(index)}
              aria-label={t('files.open_image', { number: index + 1 })}
            >
              <img src={picture.url} alt={altOf(index)} loading="lazy" />
            </UnstyledButton>
          ))}
        </div>
      )}
      {comment.files.length > 0 && (
        <p>{t('minutes.attachments', { names: comment.files.map(({ name }) => name).join(', ') })}</p>
      )}
      <Lightbox
        index={open}
        pictures={comment.images.map(({ url }, index) => ({ src: url, alt: altOf(index) }))}
        onClose={() => setOpen(null)}
      />
    </div>
  )
}
