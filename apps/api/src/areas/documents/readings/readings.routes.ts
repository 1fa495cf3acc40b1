import { documentVersions, readings as routes } from '@apron/contract/documents'
import type { FeatureModule } from '#capabilities/area.ts'
import { locked } from '#capabilities/held.ts'
import { byRight, own } from '#capabilities/visible/seen-by.ts'
import { detailHandler } from '#events/event-handlers.ts'
import type { Context } from '#http/handler.ts'
import type { Database } from '#db/client.ts'
import { passes, type Caller } from '#kernel/caller.ts'
import { defineCalls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import { askReaders, documentToRead, remind, tellAsked, type ReadingRequest } from '../domain/asking.ts'
import { checkSeen } from '../domain/seen-document.ts'
import * as audience from './audience.ts'
import * as readings from './readings.ts'
import { readingJobs } from './readings.jobs.ts'
import { readersOf, readersPaper } from './readers-paper.ts'
import * as whoHasRead from './who-has-read.ts'

const readingRoutes = ({ settings }: Services) =>
  defineCalls(routes, {
    audience: ({ db, params }) => audience.show(db, params.id),
    setAudience: async (context) => {
      const { db, params, body, today } = context
      const { id } = await locked(db, 'documents', params.id, ['id'])
      context.noteBefore(await audience.show(db, id))
      await audience.set(db, id, body)
      const asked = await askReaders(db, [id], today)
      sayAsked(context, asked, false)
      return audience.show(db, id)
    },
    acknowledgements: async ({ db, params, query, caller, today, fileStore }) => {
      await checkSeen(db, params.id, caller)
      const onlyUser = passes(caller, documentVersions.list.access) ? null : caller.id
      return whoHasRead.list({ db, today, fileStore, onlyUser }, params.id, query)
    },
    listed: async ({ db, params, caller, today }) => {
      await checkSeen(db, params.id, caller)
      return readersOf(db, params.id, { today, timeZone: settings.now().time_zone })
    },
    own: async ({ db, params, caller, today, language }) => {
      await checkOpen(db, params.id, caller)
      return readings.show(db, params.id, { id: caller.id, today }, language)
    },
    read: async ({ db, params, body, caller, today, language, changed }) => {
      await checkOpen(db, params.id, caller)
      const reader = { id: caller.id, today }
      await readings.note(db, params.id, body, reader)
      changed('document_reading', caller.id)
      return readings.show(db, params.id, reader, language)
    },
    acknowledge: async ({ db, params, body, caller, today, language, changed, noteAfter }) => {
      await checkOpen(db, params.id, caller)
      const reader = { id: caller.id, today }
      const of = { documentId: params.id, versionId: body.version_id }
      const said = await readings.acknowledge(db, of, reader, language)
      changed('document_acknowledgement', params.id)
      changed('document_reading', caller.id)
      noteAfter({ version_id: body.version_id, ...said })
      return readings.show(db, params.id, reader, language)
    },
    remind: async (context) => {
      const { db, params, today } = context
      const { id } = await locked(db, 'documents', params.id, ['id'])
      await askReaders(db, [id], today)
      const late = await whoHasRead.toRemind(db, id)
      sayAsked(context, late, true)
      return { count: late.length }
    },
    mine: ({ db, query, caller, today }) => readings.list(db, { id: caller.id, today }, query),
  })

/** Whether a document is in force is looked at with what is read of it; of external people also whether it is theirs. */
const checkOpen = async (db: Database, id: number, caller: Caller) => {
  if (caller.isExternal) await checkSeen(db, id, caller)
}

/**
 * Reports that people are asked to read, or reminded: one event for each of them, whose notifications are sent
 * together.
 */
function sayAsked(
  { changed }: Pick<Context<typeof routes.remind>, 'changed'>,
  asked: readonly ReadingRequest[],
  again: boolean,
) {
  changed(
    'document_reading',
    asked.map(({ user_id }) => user_id),
    { asked, again } satisfies ReadingRequestDetail,
  )
}
type ReadingRequestDetail = { asked: readonly ReadingRequest[]; again: boolean }

/** Notifies people who are asked to read a document, or reminded of it. */
const tellsReaders = detailHandler<ReadingRequestDetail>('document_reading', async ([first], context) => {
  const { asked, again } = first!.detail
  if (again) await remind(context, asked)
  else await tellAsked(context, asked)
})

/** What the rest of the server must know of who reads documents. */
export const readingModule = {
  calls: readingRoutes,
  eventHandlers: () => [tellsReaders],
  jobs: readingJobs,
  entities: {
    document_reading: own,
    document_acknowledgement: byRight(documentVersions.list.access, 'documents'),
  },
  notificationTypes: [documentToRead],
  papers: [readersPaper],
} satisfies FeatureModule
