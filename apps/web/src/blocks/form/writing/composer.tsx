import { Alert, Button, Group, Kbd, Text } from '@mantine/core'
import { IconPlus, IconSend } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ChosenFiles } from '../../files/chosen-files.tsx'
import { RichEditor } from '../rich-editor.tsx'
import type { CallError } from '#lib/calls/call-error.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import type { MentionCandidate } from '#ui/editor/mentions/asked.ts'
import { AttachButtons } from './attach-buttons.tsx'
import { useAttaching } from './attaching.ts'
import { useDraft, type Draft } from './drafts.ts'
import classes from './comments.module.css'

type Props = {
  /** Where its draft is stored. */
  place: string
  label: string
  sendLabel: TextKey
  initial?: Partial<Draft>
  /** Who can be named. */
  people: readonly MentionCandidate[]
  /** Whether it can say what came of it. */
  withResult?: boolean
  isPicturesOnly?: boolean
  /** Whether there is something to send besides what the draft holds: files that stay. */
  holdsMore?: boolean
  /** The element that says what is to be written. */
  describedBy?: string | undefined
  /** Each new one but 0 brings the focus here, and this into sight. */
  turn?: number
  /** Whether the escape key leads back to where it was asked for. */
  hasEscape?: boolean
  /** Who is replied to. */
  replyTo?: string
  /** Why it is not to be sent yet. */
  staysDraft?: string | null
  children?: ReactNode
  /** Hands it over; whatever is refused before `takesBack` has gone comes back into the form. */
  onSend: (draft: Draft, takesBack: (error: CallError) => boolean) => { kept: Promise<void> }
  onDone?: () => void
  onCancel?: () => void
}

/** Writes a comment: issue and result in rich text, pictures, files. What was typed stays until the server has it. */
export function Composer({
  place,
  label,
  sendLabel,
  initial,
  people,
  withResult = false,
  isPicturesOnly = false,
  holdsMore = false,
  describedBy,
  turn,
  hasEscape = false,
  replyTo,
  staysDraft = null,
  children,
  onSend,
  onDone,
  onCancel,
}: Props) {
  const t = useText()
  const { draft, change, clear, isAsFirst, areFilesLost } = useDraft(place, initial)
  const takesBack = useTakingBack()
  const { problems, setProblems, isPreparing, add, takeFiles } = useAttaching(place, draft, change, isPicturesOnly)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (turn) box.current?.scrollIntoView({ block: 'nearest' })
  }, [turn])

  function send() {
    // A comment must not leave without the files that are being read.
    if (isPreparing || staysDraft !== null) return
    const isEmpty = !draft.content && !draft.result && draft.images.length + draft.files.length === 0 && !holdsMore
    if (isEmpty) return setProblems([t(isPicturesOnly ? 'writing.needs_something_seen' : 'writing.needs_something')])
    setProblems([])
    setErrors({})
    const sent = draft
    const { kept } = onSend(sent, (error) => takesBack.current && fail(error, sent))
    clear(kept)
    onDone?.()
  }

  /** Shows what is refused where it was written, unless something else is being written there. */
  function fail(error: CallError, sent: Draft): boolean {
    if (!isAsFirst()) return false
    change(sent)
    setErrors(error.errors)
    const placed = new Set(['content', 'result'])
    const others = Object.entries(error.errors).filter(([field]) => !placed.has(field))
    const named = others.map(([field, [message = '']]) => [fileName(sent, field), message].filter(Boolean).join(': '))
    if (!error.isFields) setProblems([error.message, t('writing.send_failed')].filter(Boolean))
    else setProblems(named)
    return true
  }

  return (
    <div
      ref={box}
      className={classes.composer}
      data-composer
      onPasteCapture={(event) => takeFiles(event, event.clipboardData.files)}
      onDragOver={(event) => event.preventDefault()}
      onDropCapture={(event) => takeFiles(event, event.dataTransfer.files)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
      }}
    >
      {replyTo && (
        <Text c="dimmed" size="sm">
          {t('writing.replying_to', { name: replyTo })}
        </Text>
      )}
      <RichEditor
        label={label}
        value={draft.content}
        error={errors['content']?.[0]}
        minHeight={76}
        isPlain
        describedBy={describedBy}
        turn={turn}
        people={people}
        onChange={(content) => change({ content })}
      />
      {hasEscape && (
        <Text c="dimmed" size="sm" className={classes.esc}>
          <Kbd>Esc</Kbd> {t('comments.esc')}
        </Text>
      )}
      {withResult && draft.result !== null && (
        <RichEditor
          label={t('comments.result')}
          value={draft.result}
          error={errors['result']?.[0]}
          minHeight={60}
          isPlain
          people={people}
          onChange={(result) => change({ result })}
        />
      )}
      {withResult && draft.result === null && (
        <Button
          variant="subtle"
          className={classes.addResult}
          leftSection={<IconPlus size={16} stroke={1.8} />}
          onClick={() => change({ result: '' })}
        >
          {t('comments.add_result')}
        </Button>
      )}
      {children}
      <ChosenFiles images={draft.images} files={draft.files} onChange={change} />
      {areFilesLost && (
        <Text c="dimmed" size="sm" role="status">
          {t('writing.files_unkept')}
        </Text>
      )}
      {problems.length > 0 && (
        <Alert color="red" role="alert">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
      {staysDraft !== null && (
        <Text c="dimmed" size="sm" role="status">
          {staysDraft}
        </Text>
      )}
      <Group gap={8} justify="space-between">
        <Group gap={8}>
          <AttachButtons isPicturesOnly={isPicturesOnly} onChoose={(kind, files) => void add(kind, files)} />
        </Group>
        <Group gap={8} ml="auto">
          {onCancel && (
            <Button
              variant="default"
              onClick={() => {
                clear()
                onCancel()
              }}
            >
              {t('actions.cancel')}
            </Button>
          )}
          {staysDraft === null && (
            <Button leftSection={<IconSend size={18} stroke={1.6} />} loading={isPreparing} onClick={() => send()}>
              {t(sendLabel)}
            </Button>
          )}
        </Group>
      </Group>
    </div>
  )
}

/** Whether the form is still there to take back what it has sent. */
function useTakingBack() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  return isShown
}

/** Which file a refusal such as `images.1` is about. */
function fileName(draft: Draft, field: string): string {
  const [, list, index] = /^(\w+)\.(\d+)$/.exec(field) ?? []
  const files = list === 'files' ? draft.files : draft.images
  return files[Number(index)]?.name ?? ''
}
