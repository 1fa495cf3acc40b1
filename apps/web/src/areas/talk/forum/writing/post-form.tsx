import { approvalStatus } from '@apron/contract'
import { posts, topics, type Post } from '@apron/contract/talk'
import { Alert, Button, Checkbox, Text, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Chosen, ChosenFiles, ChosenImage } from '#blocks/files/chosen-files.tsx'
import { FormMessages } from '#blocks/form/form-messages.tsx'
import { useForm422 } from '#blocks/form/form.ts'
import { RichEditor } from '#blocks/form/rich-editor.tsx'
import { AttachButtons } from '#blocks/form/writing/attach-buttons.tsx'
import { useAttaching } from '#blocks/form/writing/attaching.ts'
import { useRead } from '#lib/calls/queries.ts'
import { useDraft } from '#lib/outbox/drafts/drafts.ts'
import { useCan } from '#lib/session/can.ts'
import { useText } from '#lib/text/i18n.ts'
import { NameSelect } from '#ui/form/name-select.tsx'
import { Card } from '#ui/page/card.tsx'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { useMentionable } from '../mentionable.ts'
import classes from '../forum.module.css'
import { draftPlace, usePostDraft, type PostWords } from './post-draft.ts'
import type { Subject } from './kept-forum.ts'
import { useSendingPost } from './sending-post.ts'

type Props = {
  /** The one that is changed; null for a new one. */
  post: Post | null
  /** What a new one begins with. */
  topicId?: number | undefined
  about?: Subject
  /** What a new one is about, in words. */
  children?: ReactNode
  onDone: (postId: number | null) => void
  onCancel: () => void
}

/** Writes a post. The draft is stored until the server has it, or the outbox. */
export function PostForm(props: Props) {
  const { draft } = useDraft<PostWords>(draftPlace(props.post?.id ?? null))
  const [begun, setBegun] = useState(draft)
  // The stored draft is read once; what is typed from then on is in the form.
  if (begun === undefined && draft !== undefined) setBegun(draft)
  if (begun === undefined) {
    return (
      <Card>
        <LoadingRows rows={6} />
      </Card>
    )
  }
  return <PostFields {...props} begun={begun?.words ?? null} />
}

function PostFields({
  post,
  topicId,
  about = {},
  begun,
  children,
  onDone,
  onCancel,
}: Props & { begun: PostWords | null }) {
  const t = useText()
  const can = useCan()
  const [pristine] = useState((): PostWords => ({
    topic_id: post?.topic.id ?? topicId ?? null,
    title: post?.title ?? '',
    content: post?.content ?? '',
    is_pinned: post?.is_pinned === 1,
    gone: [],
  }))
  const { data } = useRead(topics.list, { query: { status: approvalStatus.APPROVAL, per_page: 'all' } })
  const people = useMentionable()
  const place = draftPlace(post?.id ?? null)
  const { send, made } = useSendingPost({ post, about, mayPin: can('PIN_FAQ') })
  const form = useForm422({
    initial: { ...pristine, ...begun },
    route: posts.create,
    body: ({ topic_id, title, content }) => ({ topic_id, title, content }),
    send: (_, values) => send(values, images),
    onDone: () => {
      finish(made.current!.kept)
      onDone(made.current!.id)
    },
  })
  const { values, set } = form
  const { images, change, finish, areFilesLost } = usePostDraft(place, pristine, values)
  const { problems, isPreparing, add, takeFiles } = useAttaching(place, { images, files: [] }, change, true)
  const kept = (post?.images ?? [])
    .map((image, index) => ({ ...image, small: post?.small_images[index]?.url ?? image.url }))
    .filter(({ id }) => !values.gone.includes(id))
  return (
    <Card>
      <form
        ref={form.ref}
        className={classes.form}
        noValidate
        onSubmit={(event) => (isPreparing ? event.preventDefault() : form.submit(event))}
        onPasteCapture={(event) => takeFiles(event, event.clipboardData.files)}
        onDragOver={(event) => event.preventDefault()}
        onDropCapture={(event) => takeFiles(event, event.dataTransfer.files)}
      >
        <FormMessages form={form} />
        {children}
        <NameSelect
          label={t('forum.topic')}
          required
          rows={data?.data}
          present={post?.topic ?? null}
          value={values.topic_id}
          onChange={(id) => set('topic_id', id)}
          error={form.errorOf('topic_id')}
          wrapperProps={{ 'data-field': 'topic_id' }}
          nothingFoundMessage={t('actions.nothing_found')}
        />
        <TextInput label={t('forum.title')} required maxLength={255} {...form.field('title')} />
        <RichEditor label={t('forum.content')} required minHeight={180} people={people} {...form.field('content')} />
        {kept.length > 0 && (
          <Chosen>
            {kept.map(({ id, name, small }) => (
              <ChosenImage key={id} name={name} address={small} onRemove={() => set('gone', [...values.gone, id])} />
            ))}
          </Chosen>
        )}
        <ChosenFiles images={images} files={[]} onChange={change} />
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
        <div>
          <AttachButtons isPicturesOnly onChoose={(kind, chosen) => void add(kind, chosen)} />
        </div>
        {can('PIN_FAQ') && <Checkbox label={t('forum.pin')} {...form.tick('is_pinned')} />}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onCancel}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" loading={form.isSending || isPreparing}>
            {t(post ? 'actions.save' : 'forum.publish')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
