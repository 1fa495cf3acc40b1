import type { Post } from '@apron/contract/talk'
import { Title } from '@mantine/core'
import { IconCircleCheck, IconPin } from '@tabler/icons-react'
import { Pictures } from '#blocks/form/writing/pictures.tsx'
import { PersonChip } from '#blocks/people/person-chip.tsx'
import { Link } from '#lib/router/link.tsx'
import { dateAndTime, relativeTime } from '#lib/text/dates.ts'
import { useText } from '#lib/text/i18n.ts'
import { Card } from '#ui/page/card.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { AboutLine } from '../about-line.tsx'
import classes from '../forum.module.css'
import { PostState } from '../post-columns.tsx'
import { PostMenu } from './post-menu.tsx'

/** What was asked, by whom, and what can be done with it. */
export function PostArticle({ post }: { post: Post }) {
  const t = useText()
  const { user, edited_at: editedAt, edited_by: editedBy } = post
  return (
    <Card>
      <article className={classes.article}>
        <div className={classes.head}>
          <div className={classes.who}>
            <Title order={1}>{post.title}</Title>
          </div>
          <PostMenu post={post} />
        </div>
        <div className={classes.marks}>
          <PostState post={post} />
          {post.is_pinned === 1 && (
            <span className={classes.solved}>
              <IconPin size={16} stroke={1.8} aria-hidden="true" />
              {t('forum.pinned')}
            </span>
          )}
          {post.is_solved && (
            <span className={classes.solved}>
              <IconCircleCheck size={16} stroke={1.8} aria-hidden="true" />
              {t('postsAbout.solved')}
            </span>
          )}
          <Link to="/forum/list" search={{ topic_id: post.topic.id }}>
            {post.topic.name}
          </Link>
          <span>{t('forum.view_count', { count: post.view_count })}</span>
          <span>{t('postsAbout.reply_count', { count: post.reply_count })}</span>
        </div>
        <PersonChip
          name={user.fullname}
          picture={user.avatar500x500}
          detail={`{${user.email}} · ${relativeTime(post.created_at)}`}
        />
        {post.about && <AboutLine about={post.about} />}
        <RichText html={post.content} />
        <Pictures images={post.images} small={post.small_images} name={user.fullname} size={100} />
        {editedAt && (
          <small className={classes.marks}>
            {editedBy
              ? t('forum.edited_by', { name: editedBy.fullname, time: dateAndTime(editedAt) })
              : t('writing.edited_at', { time: dateAndTime(editedAt) })}
          </small>
        )}
      </article>
    </Card>
  )
}
