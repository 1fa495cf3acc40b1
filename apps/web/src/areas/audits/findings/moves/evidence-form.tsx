import type { FileKind } from '@apron/contract'
import { findingEvidence, type Finding } from '@apron/contract/audits'
import { Alert, Group, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ChosenFiles } from '#blocks/files/chosen-files.tsx'
import { prepareFiles } from '#blocks/files/prepare-files.ts'
import { FormModal } from '#blocks/form/form-modal.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { useText } from '#lib/text/i18n.ts'
import { AttachButtons } from '#blocks/form/writing/attach-buttons.tsx'
import { showEvidence } from '../kept-evidence.ts'

/** As many as one call takes of each kind. */
const most = 10

type Props = { finding: Finding; isDone: boolean; onClose: () => void }

/**
 * What was done, in words, photos and files; with `isDone` the finding is reported as corrected. Without a network it
 * waits in the outbox.
 */
export function EvidenceForm({ finding, isDone, onClose }: Props) {
  const t = useText()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isPreparing, setPreparing] = useState(false)
  const form = useForm422({
    initial: { content: '', images: [] as File[], files: [] as File[] },
    route: findingEvidence.give,
    body: ({ content }) => ({ content: asHtml(content) }),
    send: async ({ content }, { images, files }) => {
      if (!content && images.length + files.length === 0) return setProblems([t('writing.needs_something')])
      // It must not leave without the files that are being read.
      if (isPreparing) return
      showEvidence(finding, { content, images, files, isDone })
      onClose()
    },
  })
  const { images, files } = form.values
  const add = async (kind: FileKind, chosen: File[]) => {
    const field = kind === 'image' ? 'images' : 'files'
    const before = form.values[field]
    setPreparing(true)
    const prepared = await prepareFiles(kind, chosen, most - before.length, most).finally(() => setPreparing(false))
    setProblems(prepared.problems)
    form.set(field, [...before, ...prepared.files])
  }
  return (
    <FormModal
      title={t(isDone ? 'findingWorkflow.move_complete' : 'findingWorkflow.move_give_evidence')}
      submitLabel={t('findingWorkflow.send')}
      form={form}
      onClose={onClose}
    >
      {isDone && <Text c="dimmed">{t('findingWorkflow.complete_about')}</Text>}
      <Textarea
        label={t('findingWorkflow.what_was_done')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={4000}
        data-autofocus
        {...form.field('content')}
      />
      <ChosenFiles
        images={images}
        files={files}
        onChange={(changed) => {
          if (changed.images) form.set('images', changed.images)
          if (changed.files) form.set('files', changed.files)
        }}
      />
      {problems.length > 0 && (
        <Alert color="red" role="alert">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
      <Group gap={8}>
        <AttachButtons onChoose={(kind, chosen) => void add(kind, chosen)} />
      </Group>
    </FormModal>
  )
}

/** Plain words as rich text, a paragraph for each line. */
function asHtml(words: string): string {
  const lines = words.split('\n').filter((line) => line.trim() !== '')
  const escaped = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return lines.map((line) => `<p>${escaped(line)}</p>`).join('')
}
