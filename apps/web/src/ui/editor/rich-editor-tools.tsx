import { ActionIcon, FileButton, Tooltip } from '@mantine/core'
import {
  IconAt,
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconUnderline,
  type Icon,
} from '@tabler/icons-react'
import { useEditorState, type Editor } from '@tiptap/react'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { RichEditorLink } from './rich-editor-link.tsx'
import classes from './rich-editor.module.css'

type Tool = { name: string; text: TextKey; icon: Icon; run: (editor: Editor) => void }

const tools: readonly Tool[] = [
  { name: 'bold', text: 'editor.bold', icon: IconBold, run: (editor) => editor.chain().focus().toggleBold().run() },
  {
    name: 'italic',
    text: 'editor.italic',
    icon: IconItalic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    text: 'editor.underline',
    icon: IconUnderline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'heading',
    text: 'editor.heading',
    icon: IconH2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bulletList',
    text: 'editor.bullets',
    icon: IconList,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    text: 'editor.numbers',
    icon: IconListNumbers,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
]

/** The buttons above the text; each says whether it is on. */
export function RichEditorTools({
  editor,
  canMention,
  onPicture,
}: {
  editor: Editor
  canMention: boolean
  onPicture: ((file: File) => void) | undefined
}) {
  const t = useText()
  const active = useEditorState({
    editor,
    selector: ({ editor: present }) =>
      [...tools.map(({ name }) => name), 'link'].filter((name) => present.isActive(name)).join(' '),
  }).split(' ')
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('editor.tools')}>
      {tools.map(({ name, text, icon: Picture, run }) => (
        <Tooltip key={name} label={t(text)}>
          <ActionIcon
            variant={active.includes(name) ? 'light' : 'subtle'}
            color={active.includes(name) ? 'teal' : 'gray'}
            size={32}
            aria-label={t(text)}
            aria-pressed={active.includes(name)}
            onClick={() => run(editor)}
          >
            <Picture size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      ))}
      <RichEditorLink editor={editor} isActive={active.includes('link')} icon={<IconLink size={18} stroke={1.7} />} />
      {canMention && (
        <Tooltip label={t('editor.mention')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('editor.mention')}
            onClick={() => editor.chain().focus().insertContent(separated(editor)).run()}
          >
            <IconAt size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
      {onPicture && (
        <FileButton accept="image/*" onChange={(file) => file && onPicture(file)}>
          {(props) => (
            <Tooltip label={t('editor.picture')}>
              <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('editor.picture')} {...props}>
                <IconPhoto size={18} stroke={1.7} />
              </ActionIcon>
            </Tooltip>
          )}
        </FileButton>
      )}
    </div>
  )
}

/** The sign that names somebody, apart from the word before it. */
function separated({ state: { selection } }: Editor): string {
  const { parent, parentOffset } = selection.$from
  return /\S$/.test(parent.textBetween(0, parentOffset, undefined, ' ')) ? ' @' : '@'
}
