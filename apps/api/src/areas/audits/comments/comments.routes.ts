import { takenOf } from '@apron/contract'
import { comments as routes } from '@apron/contract/audits'
import type { FeatureModule } from '#capabilities/area.ts'
import type { Context } from '#http/handler.ts'
import { found, notPermitted } from '#kernel/refusals.ts'
import { defineCalls } from '#http/serve.ts'
import { commentFinal, tellsFinal } from '../domain/notifications/comment-final.ts'
import { commentAnswered, itemCommented, tellsCommented } from '../domain/notifications/item-commented.ts'
import { comment as seenComment } from '../domain/seen/seen-finding.ts'
import { commentPermissions } from '../domain/permissions.ts'
import type { CommentChange } from '../domain/changes.ts'
import { commentChanged } from './comment-changed.events.ts'
import type { CommentRow } from '../domain/comment-rows.ts'
import * as rows from '../domain/comment-rows.ts'
import * as items from './commented-item.ts'
import * as comments from './comments.ts'
import * as finals from './final.ts'
import { conclude, isInConflict } from '../domain/heads/conclusion.ts'
import { changeOf } from '../domain/heads/heads.ts'
import { tellsConflictOfConclusion } from '../domain/notifications/item-conflict.ts'

type Changing = Pick<Context<typeof routes.remove>, 'changed'>
type Happened = Omit<CommentChange, 'itemId' | 'mentioned' | 'answered'> & Partial<CommentChange>

/** Says what happened to a comment, and how many its item has now. */
function say({ changed }: Changing, comment: CommentRow, happened: Happened): void {
  const said: CommentChange = { itemId: comment.audit_item_id, mentioned: [], answered: [], ...happened }
  changed('comment', comment.id, said)
}

type OnOwn = Pick<Context<typeof routes.remove>, 'db' | 'params' | 'caller'>

/** The caller's own comment; 403 for somebody else's. */
async function findOwn({ db, params, caller }: OnOwn): Promise<CommentRow> {
  const comment = await rows.find(db, params.itemId, params.commentId)
  if (comment.user_id !== caller.id) throw notPermitted()
  return comment
}

type OwnCommentContext = OnOwn & Pick<Context<typeof routes.remove>, 'noteBefore'>

/** The same, and its item, held. */
async function holdOwn(context: OwnCommentContext): Promise<{ comment: CommentRow; item: items.CommentedItem }> {
  const item = await items.hold(context.db, context.params.id, context.params.itemId)
  const comment = await findOwn(context)
  context.noteBefore(comment)
  return { comment, item }
}

type CommentFilesContext = Pick<Context<typeof routes.create>, 'files' | 'fileStore'> & {
  body: { images_taken: string[] }
}

/** What came with a comment, pictures with what their device said of them. */
function receivedOf({ body, files, fileStore }: CommentFilesContext) {
  return [...fileStore.saidOf(files.images, body.images_taken.map(takenOf)), ...files.files]
}

const commentRoutes = defineCalls(routes, {
  list: async ({ db, params, fileStore, audit }) => {
    await items.find(db, params.id, params.itemId)
    return rows.threads(await rows.list(db, params.itemId), { fileStore, audit })
  },
  show: async ({ db, params, fileStore, audit }) => {
    await items.find(db, params.id, params.itemId)
    const all = await rows.list(db, params.itemId)
    const comment = found(all.find((row) => row.id === params.commentId))
    return rows.present(
      comment,
      all.filter((row) => row.parent_id === comment.id),
      { fileStore, audit },
    )
  },
  create: {
    beforeFiles: ({ db, params }) => items.find(db, params.id, params.itemId),
    run: async (context) => {
      const { db, params, body } = context
      const item = await items.hold(db, params.id, params.itemId)
      const { content, result, parent_id: parentId } = body
      const written = { content, result, parentId, received: receivedOf(context) }
      const { comment, counted, ...said } = await comments.create(context, item, written)
      say(context, comment, { what: 'written', ...counted, ...said })
      return rows.present(comment, [], context)
    },
  },
  update: {
    beforeFiles: async (announced) => {
      await items.find(announced.db, announced.params.id, announced.params.itemId)
      await findOwn(announced)
    },
    run: async (context) => {
      const { db, body } = context
      const { comment: before, item } = await holdOwn(context)
      const { content, result, removed_file_ids: removed } = body
      const written = { content, result, removed, received: receivedOf(context) }
      const { comment, counted, ...said } = await comments.update(context, item, before, written)
      say(context, comment, { what: 'edited', ...counted, ...said })
      return rows.present(comment, await rows.answersOf(db, comment), context)
    },
  },
  remove: async (context) => {
    const { db, noteBefore } = context
    const { comment, item } = await holdOwn(context)
    const answers = await rows.answersOf(db, comment)
    noteBefore({ ...comment, answers })
    say(context, comment, { what: 'removed', ...(await comments.remove(db, item, comment, answers)) })
  },
  final: {
    auditOf: (db, params) => finals.auditOf(db, params.id),
    run: async (context) => {
      const { db, params, audit, body, changed, noteBefore } = context
      const itemId = await finals.itemOf(db, params.id)
      const item = await items.hold(db, audit.id, itemId)
      const before = await rows.find(db, item.id, params.id)
      noteBefore(before)
      const comment = { ...before, is_final: true }
      const isDisputed = await isInConflict(db, item.id)
      const isNew = !before.is_chosen || isDisputed
      if (isNew) {
        items.checkOpen(audit, item)
        const conflict = await conclude(db, item, before.id, changeOf(context, body))
        say(context, comment, { what: 'made final', conflict, ...(await items.count(db, item, 0)) })
      } else changed('comment', [])
      changed('audit_item', isNew ? item.id : [])
      return rows.present(comment, await rows.answersOf(db, comment), context)
    },
  },
})

/** What the rest of the server must know of comments. */
export const commentModule = {
  calls: () => commentRoutes,
  entities: { comment: seenComment },
  eventHandlers: () => [commentChanged, tellsCommented, tellsFinal, tellsConflictOfConclusion],
  notificationTypes: [itemCommented, commentFinal, commentAnswered],
  trees: [{ table: 'comments', deepest: 2 }],
  permissions: [{ row: 'comment', permissions: commentPermissions }],
} satisfies FeatureModule
