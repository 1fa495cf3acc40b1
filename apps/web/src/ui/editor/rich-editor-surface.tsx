import Image from '@tiptap/extension-image'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect } from 'react'
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
  isWrong: boolean
}

/** The editor itself: toolbar and text. Pasted and dropped pictures are stored, never kept inside the text. */
export function RichEditorSurface({ label, value, onChange, onUpload, minHeight, describedBy, turn, isWrong }: Props) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, protocols: ['http', 'https', 'mailto'] },
      }),
      Image.configure({ allowBase64: false }),
    ],
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        class: classes.text ?? '',
        style: `min-height: ${minHeight}px`,
      },
      handlePaste: (_view, event) => takePictures(event.clipboardData?.files),
      handleDrop: (_view, event) => takePictures((event as DragEvent).dataTransfer?.files),
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })

  function takePictures(files: FileList | undefined): boolean {
    const pictures = [...(files ?? [])].filter((file) => file.type.startsWith('image/'))
    if (pictures.length === 0 || !onUpload) return false
    for (const picture of pictures) void insert(picture)
    return true
  }

  async function insert(picture: File) {
    // Whoever uploads has told the person why it failed; the text stays as it is.
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
      {editor && <RichEditorTools editor={editor} onPicture={onUpload ? (file) => void insert(file) : undefined} />}
      <EditorContent editor={editor} />
    </div>
  )
}
