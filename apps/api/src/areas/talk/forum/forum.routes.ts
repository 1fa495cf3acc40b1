import { forum as forumCalls, postComments as commentCalls, posts as postCalls } from '@apron/contract/talk'
import type { FeatureModule } from '#capabilities/area.ts'
import { mentionedIn } from '#capabilities/rich-text/mentions.ts'
import { byRight } from '#capabilities/visible/seen-by.ts'
import type { Context } from '#http/handler.ts'
import { withSubject, defineCalls } from '#http/serve.ts'
import * as about from './about.ts'
import * as comments from './comments.ts'
import { checkMayChange } from './may.ts'
import { people } from './naming.ts'
import { postReplied, tellsNamed, tellsReplied, type ForumChange } from './post-replied.ts'
import * as posts from './posts.ts'
import * as rows from './posts.queries.ts'
import { view, viewJobs } from './views.ts'

type PostContext = Pick<Context<typeof postCalls.show>, 'db' | 'caller' | 'language' | 'fileStore'>

/** A post as its caller sees it. */
async function shown(context: PostContext, id: number) {
  const row = await rows.find(context.db, id)
  return posts.present(row, context, await about.find(context.db, row, context.caller))
}

const postRoutes = defineCalls(postCalls, {
  list: async (context) => {
    const { rows: listed, ...page } = await rows.list(context.db, context.query, context.caller)
    return { rows: listed.map((row) => posts.presentListed(row, context)), ...page }
  },
  show: async (context) => {
    await view(context.db, context.params.id, context.caller.id, context.today)
    return shown(context, context.params.id)
  },
  create: async (context) => {
    const { id, named } = await posts.create(context, context.body, context.files.img_path)
    const { title } = context.body
    context.changed('post', id, { postId: id, title, isReply: false, named } satisfies ForumChange)
    return shown(context, id)
  },
  update: {
    beforeFiles: async ({ db, params, caller }) => {
      const post = await rows.find(db, params.id)
      checkMayChange(caller, post, 'UPDATE_FAQ')
      posts.checkOpen(post)
    },
    run: async (context) => {
      const post = await posts.hold(context.db, context.params.id)
      context.noteBefore(post)
      const { id, named } = await posts.update(context, post, context.body, context.files.img_path)
      const known = mentionedIn(post.content)
      const fresh = named.filter((one) => !known.includes(one))
      const { title } = context.body
      context.changed('post', id, { postId: id, title, isReply: false, named: fresh } satisfies ForumChange)
      return shown(context, id)
    },
  },
  remove: async (context) => {
    const { db, params, changed, noteBefore } = context
    const post = await posts.hold(db, params.id)
    const below = await comments.list(db, post.id)
    noteBefore({ ...post, comments: below })
    const named = [post, ...below].flatMap(({ content }) => mentionedIn(content))
    changed('notification', await posts.remove(context, post, named))
    changed('post', post.id)
  },
  open: withSubject(
    ({ db, params }) => posts.hold(db, params.id),
    async (context, post) => {
      await posts.setClosed(context, post, false)
      return shown(context, post.id)
    },
  ),
  close: withSubject(
    ({ db, params }) => posts.hold(db, params.id),
    async (context, post) => {
      await posts.setClosed(context, post, true)
      return shown(context, post.id)
    },
  ),
})

type Below = Pick<Context<typeof commentCalls.remove>, 'db' | 'params'>

/** The post, held, and the comment below it that the address names. */
async function heldBelow({ db, params }: Below) {
  const post = await posts.hold(db, params.id)
  return { post, comment: await comments.find(db, post.id, params.commentId) }
}

const commentRoutes = defineCalls(commentCalls, {
  list: async ({ db, params, fileStore }) => {
    await rows.find(db, params.id)
    return comments.threads(await comments.list(db, params.id), fileStore)
  },
  show: async ({ db, params, fileStore }) => {
    const comment = await comments.find(db, params.id, params.commentId)
    return comments.present(comment, await comments.repliesOf(db, comment), fileStore)
  },
  create: {
    beforeFiles: async ({ db, params }) => posts.checkOpen(await rows.find(db, params.id)),
    run: async (context) => {
      const { db, params, body, changed, fileStore } = context
      const post = await posts.share(db, params.id)
      const sent = { content: body.content, received: context.files.img_path, parentId: body.parent_id }
      const { comment, named } = await comments.create(context, post, sent)
      const said: ForumChange = { postId: post.id, title: post.title, isReply: true, named }
      changed('post_comment', comment.id, said)
      return comments.present(comment, [], fileStore)
    },
  },
  update: {
    beforeFiles: async ({ db, params, caller }) => {
      checkMayChange(caller, await comments.find(db, params.id, params.commentId), 'UPDATE_FAQ_COMMENT')
      posts.checkOpen(await rows.find(db, params.id))
    },
    run: async (context) => {
      const { db, body, changed, fileStore, noteBefore } = context
      const { post, comment: before } = await heldBelow(context)
      noteBefore(before)
      const sent = { content: body.content, received: context.files.img_path, removed: body.removed_file_ids }
      const { comment, named } = await comments.update(context, post, before, sent)
      const known = mentionedIn(before.content)
      const fresh = named.filter((one) => !known.includes(one))
      const said: ForumChange = { postId: post.id, title: post.title, isReply: false, named: fresh }
      changed('post_comment', comment.id, said)
      return comments.present(comment, await comments.repliesOf(db, comment), fileStore)
    },
  },
  remove: async (context) => {
    const { comment } = await heldBelow(context)
    const replies = await comments.repliesOf(context.db, comment)
    context.noteBefore({ ...comment, replies })
    await comments.remove(context, comment, replies)
    context.changed('post_comment', comment.id)
  },
  solve: async (context) => {
    const { db, changed, fileStore, noteBefore } = context
    const { post, comment } = await heldBelow(context)
    noteBefore({ solution_id: post.solution_id })
    await comments.solve(context, post, comment.id)
    changed('post', post.id)
    changed('post_comment', comment.id)
    return comments.present({ ...comment, is_solution: true }, await comments.repliesOf(db, comment), fileStore)
  },
  unsolve: async (context) => {
    const { changed, noteBefore } = context
    const { post, comment } = await heldBelow(context)
    noteBefore({ solution_id: post.solution_id })
    await comments.solve(context, post, comment.is_solution ? null : post.solution_id)
    changed('post', post.id)
    changed('post_comment', comment.id)
  },
})

const forumRoutes = defineCalls(forumCalls, { people: ({ db, fileStore }) => people(db, fileStore) })

/** What the rest of the server must know of the forum. */
export const forumModule = {
  calls: () => [...postRoutes, ...commentRoutes, ...forumRoutes],
  jobs: viewJobs,
  entities: { post: byRight(postCalls.list, 'posts'), post_comment: byRight(commentCalls.list, 'post_comments') },
  eventHandlers: () => [tellsReplied, tellsNamed],
  notificationTypes: [postReplied],
  trees: [{ table: 'post_comments', deepest: 2 }],
  menu: [
    {
      name: 'menu.forum',
      url: '/forum/list',
      icon: 'messages',
      access: postCalls.list.access,
      external: postCalls.list.external,
    },
  ],
  permissions: [
    {
      row: 'forum_post',
      permissions: ['CREATE_FAQ', 'UPDATE_FAQ', 'DELETE_FAQ', 'OPEN_FAQ', 'CLOSE_FAQ', 'PIN_FAQ'],
    },
    {
      row: 'forum_comment',
      permissions: ['CREATE_FAQ_COMMENT', 'UPDATE_FAQ_COMMENT', 'DELETE_FAQ_COMMENT'],
    },
  ],
} satisfies FeatureModule
