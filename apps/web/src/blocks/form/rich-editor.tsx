import { longestRichText } from '@apron/contract'
import { Input, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber, useText } from '#lib/text/i18n.ts'
import type { MentionCandidate } from '#ui/editor/mentions/asked.ts'
import { part } from '#ui/page/part.tsx'

const Surface = part(() => import('#ui/editor/rich-editor-surface.tsx'), 'RichEditorSurface', {
  waits: ({ minHeight, isPlain }) => <Skeleton height={minHeight + (isPlain ? 50 : 44)} />,
  soon: true,
})

export type RichEditorProps = {
  label: string
  value: string
  onChange: (html: string) => void
  /** Stores a picture and resolves with its address; without it pictures cannot be added. */
  onUpload?: ((file: File) => Promise<string>) | undefined
  error?: ReactNode
  description?: string
  required?: boolean
  minHeight?: number
  /** The element that says what is to be written. */
  describedBy?: string | undefined
  /** Each new one but 0 brings the focus here. */
  turn?: number | undefined
  /** Who can be named with `@`. */
  people?: readonly MentionCandidate[] | undefined
  /** Its tools come when they are asked for. */
  isPlain?: boolean
  wrapperProps?: Record<string, unknown>
}

/** From this part of what a text may hold on, it says how much that is. */
const worthSaying = 0.9

/** Rich text; its code is fetched when the first editor is shown. */
export function RichEditor({
  label,
  error,
  description,
  required,
  wrapperProps,
  minHeight = 120,
  ...rest
}: RichEditorProps) {
  const t = useText()
  const { length } = rest.value
  // Pasted pages are long by their markup; it is said before it is sent.
  const filled =
    length > longestRichText * worthSaying
      ? t('editor.filled', { used: formatNumber(length), max: formatNumber(longestRichText) })
      : undefined
  return (
    <Input.Wrapper
      label={label}
      error={error || (length > longestRichText && filled)}
      description={length > longestRichText ? description : (filled ?? description)}
      required={required ?? false}
      labelElement="div"
      {...wrapperProps}
    >
      <Surface label={label} minHeight={minHeight} isWrong={Boolean(error) || length > longestRichText} {...rest} />
    </Input.Wrapper>
  )
}
