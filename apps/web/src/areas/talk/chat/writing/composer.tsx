import { fileKinds } from '@apron/contract'
import { isEmojiOnly } from '@apron/contract/text'
import { assistantChannel, longestMessage, mostEmoji, type MessageType } from '@apron/contract/talk'
import { ActionIcon, FileButton } from '@mantine/core'
import { IconMoodSmile, IconPaperclip, IconPhoto, IconSend } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { ChosenFiles } from '#blocks/files/chosen-files.tsx'
import { useText } from '#lib/text/i18n.ts'
import type { MentionCandidate } from '#ui/editor/mentions/asked.ts'
import { MentionList } from '#ui/editor/mentions/mention-list.tsx'
import { useMentioning } from '#ui/editor/mentions/mentioning.ts'
import classes from './composer.module.css'
import { EmojiPicker } from './emoji-picker.tsx'
import { post } from './kept-messages.ts'
import { focusTaken } from '../../domain/open-chats.ts'
import { useTellTyping } from '../messages/typing.ts'
import type { ChosenFilesState } from './use-chosen-files.ts'
import { useDraftText } from './use-draft-text.ts'

const endings = [...fileKinds.document.endings, ...fileKinds.image.endings].map((ending) => `.${ending}`).join(',')

/** Writes a message: Enter sends it, Shift and Enter begin a new line. */
export function Composer({
  id,
  name,
  chosen,
  takesFiles,
  takesFocus,
}: {
  id: number
  /** Whom it is for. */
  name: string
  chosen: ChosenFilesState
  takesFiles: boolean
  takesFocus: boolean
}) {
  const t = useText()
  const [text, setText] = useDraftText(id)
  const [isPicking, setPicking] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const typing = useTellTyping(id)
  const people = useMemo(() => (id === assistantChannel ? [] : [{ id, name }]), [id, name])
  const mentioning = useMentioning(people)
  const isEmpty = text.trim() === '' && chosen.images.length + chosen.files.length === 0
  useEffect(() => {
    if (!takesFocus) return
    field.current?.focus()
    focusTaken()
  }, [takesFocus])

  function send() {
    if (isEmpty || chosen.isPreparing) return
    const { images, files } = chosen
    const say = (type: MessageType, said: string, attached: readonly File[] = []) =>
      post({ channelId: id, name, type, text: said, files: attached })
    let kept: Promise<void> | undefined
    if (images.length > 0) kept = say('image', text, images)
    if (files.length > 0) kept = say('file', images.length > 0 ? '' : text, files)
    kept ??= say(isEmojiOnly(text, mostEmoji) ? 'emoji' : 'text', text.trim())
    typing.stop()
    setText('', kept)
    chosen.clear()
    setPicking(false)
    field.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (mentioning.onKey(event.nativeEvent, mention)) return event.stopPropagation()
    // While a Vietnamese or other input method composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  function put(words: string, from: number, to: number) {
    setText(text.slice(0, from) + words + text.slice(to))
    const caret = from + words.length
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret))
  }
  function mention(one: MentionCandidate, signs: number) {
    const caret = field.current?.selectionStart ?? text.length
    put(`@${one.name} `, caret - signs, caret)
  }
  function insert(emoji: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {}
    put(emoji, selectionStart, selectionEnd)
  }
  return (
    <div className={classes.composer}>
      {isPicking && (
        <EmojiPicker
          onPick={insert}
          onClose={() => {
            setPicking(false)
            field.current?.focus()
          }}
        />
      )}
      {chosen.images.length + chosen.files.length > 0 && (
        <div className={classes.chosen}>
          <ChosenFiles images={chosen.images} files={chosen.files} onChange={chosen.change} />
        </div>
      )}
      {chosen.problems.map((problem) => (
        <p key={problem} className={classes.problem} role="alert">
          {problem}
        </p>
      ))}
      <MentionList mentioning={mentioning} onChoose={(one) => mentioning.choose(one, mention)} />
      <textarea
        ref={field}
        {...mentioning.field}
        rows={1}
        className={classes.field}
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        enterKeyHint="send"
        maxLength={longestMessage}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          if (event.currentTarget.value.trim()) typing.tell()
          else typing.stop()
        }}
        onSelect={({ currentTarget: { value, selectionStart, selectionEnd } }) =>
          mentioning.look(selectionStart === selectionEnd ? value.slice(0, selectionStart) : null)
        }
        onBlur={() => mentioning.look(null)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = [...event.clipboardData.files]
          if (!takesFiles || pasted.length === 0) return
          event.preventDefault()
          chosen.take(pasted)
        }}
      />
      <div className={classes.tools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.tool}
          aria-label={t('chat.emoji')}
          title={t('chat.emoji')}
          aria-expanded={isPicking}
          onClick={() => setPicking((before) => !before)}
        >
          <IconMoodSmile size={20} stroke={1.6} />
        </ActionIcon>
        {takesFiles && <Attach label={t('chat.add_images')} accept="image/*" icon={IconPhoto} onChoose={chosen.take} />}
        {takesFiles && (
          <Attach label={t('chat.add_files')} accept={endings} icon={IconPaperclip} onChoose={chosen.take} />
        )}
        <ActionIcon
          variant="filled"
          className={classes.send}
          aria-label={t('chat.send')}
          title={t('chat.send')}
          disabled={isEmpty}
          loading={chosen.isPreparing}
          onClick={send}
        >
          <IconSend size={18} stroke={1.7} />
        </ActionIcon>
      </div>
    </div>
  )
}

function Attach({
  label,
  accept,
  icon: Picture,
  onChoose,
}: {
  label: string
  accept: string
  icon: typeof IconPhoto
  onChoose: (files: File[]) => void
}) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      multiple
      accept={accept}
      resetRef={reset}
      onChange={(files) => {
        onChoose(files)
        reset.current?.()
      }}
    >
      {(props) => (
        <ActionIcon variant="subtle" color="gray" className={classes.tool} aria-label={label} title={label} {...props}>
          <Picture size={20} stroke={1.6} />
        </ActionIcon>
      )}
    </FileButton>
  )
}
