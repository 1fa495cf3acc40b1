import Image from '@tiptap/extension-image'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { IconTypography } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useText } from '#lib/text/i18n.ts'
import { keptNodes } from './kept-nodes.ts'
import type { MentionCandidate } from './mentions/asked.ts'
import { MentionList } from './mentions/mention-list.tsx'
import { MentionNode } from './mentions/mention-node.ts'
import { useMentioning } from './mentions/mentioning.ts'
import { RichEditorTools } from './rich-editor-tools.tsx'
import classes from './rich-editor.module.css'

type Props = {
  label: string
  value: string
  onChange: (html: string) => void
  onUpload?: ((file: File) => Promise<string>) | undefined
  minHeight: number
  describedBy?: string | undefined
  turn?: number | undefined
  /** Who can be named with `@`. */
  people?: readonly MentionCandidate[] | undefined
  /** Its tools come when they are asked for. */
  isPlain?: boolean | undefined
  isWrong: boolean
}

const nobody: readonly MentionCandidate[] = []

/** The editor itself: toolbar and text. Pasted and dropped pictures are stored, never kept inside the text. */
export function RichEditorSurface({
  label,
  value,
  onChange,
  onUpload,
  minHeight,
  describedBy,
  turn,
  people = nobody,
  isPlain = false,
  isWrong,
}: Props) {
  const t = useText()
  const [isFormatting, setFormatting] = useState(!isPlain)
  const mentioning = useMentioning(people)
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, protocols: ['http', 'https', 'mailto'] },
      }),
      Image.configure({ allowBase64: false }),
      MentionNode,
      ...keptNodes,
    ],
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(people.length > 0 && said(mentioning.field)),
        class: classes.text ?? '',
        style: `min-height: ${minHeight}px`,
      },
      handleKeyDown: (view, event) => mentioning.onKey(event, (one, signs) => name(view, one, signs)),
      handlePaste: (_view, event) => takePictures(event.clipboardData?.files),
      handleDrop: (_view, event) => takePictures((event as DragEvent).dataTransfer?.files),
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    onTransaction: ({ editor: changed }) => people.length > 0 && mentioning.look(beforeCursor(changed)),
    onBlur: () => mentioning.look(null),
  })

  function takePictures(files: FileList | undefined): boolean {
    const pictures = [...(files ?? [])].filter((file) => file.type.startsWith('image/'))
    if (pictures.length === 0 || !onUpload) return false
    for (const picture of pictures) void insert(picture)
    return true
  }

  async function insert(picture: File) {
    // The uploader has shown the error; the text stays as it is.
    const src = await onUpload?.(picture).catch(() => null)
    if (src) editor?.chain().focus().setImage({ src, alt: picture.name }).run()
  }

  useEffect(() => {
    // One that was made long before it is shown has been given up meanwhile; its successor starts with the value.
    if (!editor || editor.isDestroyed) return
    if (value !== editor.getHTML() && !(value === '' && editor.isEmpty)) {
      editor.commands.setContent(value, { emitUpdate: false })
    }
  }, [editor, value])

  useEffect(() => {
    if (turn && editor && !editor.isDestroyed) editor.commands.focus('end')
  }, [editor, turn])

  return (
    <div className={classes.editor} data-wrong={isWrong || undefined}>
      {editor && isFormatting && (
        <RichEditorTools
          editor={editor}
          onPicture={onUpload ? (file) => void insert(file) : undefined}
          canMention={people.length > 0}
        />
      )}
      <EditorContent editor={editor} />
      {!isFormatting && (
        <button
          type="button"
          className={classes.format}
          onClick={() => {
            setFormatting(true)
            editor?.commands.focus()
          }}
        >
          <IconTypography size={16} stroke={1.8} aria-hidden="true" />
          {t('editor.format')}
        </button>
      )}
      {editor && people.length > 0 && (
        <MentionList
          mentioning={mentioning}
          onChoose={(chosen) => mentioning.choose(chosen, (one, signs) => name(editor.view, one, signs))}
        />
      )}
    </div>
  )
}

/** Names somebody in the place of the last signs before the cursor. */
function name(view: Editor['view'], { id, name: fullname }: MentionCandidate, signs: number): void {
  const { schema, selection, tr } = view.state
  const mention = schema.nodes['mention']!.create({ id, name: fullname })
  view.dispatch(tr.replaceWith(selection.from - signs, selection.from, [mention, schema.text(' ')]))
}

/** What stands before the cursor in its paragraph, a sign for each place; null while something is selected. */
function beforeCursor({ state: { selection } }: Editor): string | null {
  if (!selection.empty) return null
  const { parent, parentOffset } = selection.$from
  return parent.textBetween(0, parentOffset, undefined, '\uFFFC')
}

/** Attributes that have a value. */
const said = (attributes: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined))
