import { approvalStatus } from '@apron/contract'
import type { Language, Text } from '@apron/messages'
import type { Database } from '../../../client.ts'
import { chapters } from '../chapters/chapters.ts'
import type { Question } from '../chapters/question.ts'
import { reserve } from './reserve.ts'
import { paragraph } from '../paragraph.ts'
import type { Catalogues } from './write-catalogues.ts'
import type { FrozenItem } from '../../../schema/papers/minutes-snapshot.ts'

export type PlacedQuestion = Question & Required<Pick<Question, 'tags' | 'refs'>> & { id: number; header: string }
export type PlacedGroup = {
  id: number
  parentId: number | null
  index: string
  name: Text
  questions: readonly PlacedQuestion[]
}
type LibrarySeedInput = { tag: Catalogues['tag']; references: References; makerId: number }
export type References = Map<string, FrozenItem['references'][number]>

/** The chapters as groups and items; answers with the groups in the order of the tree. */
export async function writeLibrary(db: Database, language: Language, found: LibrarySeedInput): Promise<PlacedGroup[]> {
  const placed = await place(db)
  const questions = placed.flatMap((group) => group.questions.map((question) => ({ group, question })))
  await db
    .insertInto('library_groups')
    .values(
      placed.map((group) => ({
        id: group.id,
        parent_id: group.parentId,
        index_html: group.index,
        index_text: group.index,
        header: group.name[language],
        status: approvalStatus.APPROVAL,
        maker_id: found.makerId,
      })),
    )
    .execute()
  await db
    .insertInto('library_items')
    .values(
      questions.map(({ group, question }) => ({
        id: question.id,
        group_id: group.id,
        header: question.header,
        content: paragraph(question[language]),
        asks_input: question.asks !== undefined,
        status: question.proposed ? approvalStatus.SUBMITTING : approvalStatus.APPROVAL,
        maker_id: found.makerId,
      })),
    )
    .execute()
  await db
    .insertInto('library_item_tags')
    .values(
      questions.flatMap(({ question: { id, tags } }) => tags.map((key) => ({ item_id: id, tag_id: found.tag(key) }))),
    )
    .execute()
  await db
    .insertInto('library_item_references')
    .values(
      questions.flatMap(({ question: { id, refs } }) =>
        refs.flatMap((key) => found.references.get(key) ?? []).map((to) => ({ item_id: id, document_item_id: to.id })),
      ),
    )
    .execute()
  return placed
}

/** Numbers the chapters, sections and questions: A, A1, A1.1. */
async function place(db: Database): Promise<PlacedGroup[]> {
  const indexes = chapters.flatMap(({ index, sections }) => [index, ...sections.map((_, at) => `${index}${at + 1}`)])
  const group = await reserve(db, 'library_groups', indexes)
  const item = await reserve(
    db,
    'library_items',
    chapters.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions)),
  )
  return chapters.flatMap(({ index: chapter, name, sections }) => [
    { id: group(chapter), parentId: null, index: chapter, name, questions: [] },
    ...sections.map((section, at) => {
      const index = `${chapter}${at + 1}`
      const questions = section.questions.map((question, place) => ({
        ...question,
        id: item(question),
        header: `${index}.${place + 1}`,
        tags: [...new Set([...section.tags, ...(question.tags ?? [])])],
        refs: question.refs ?? section.refs,
      }))
      return { id: group(index), parentId: group(chapter), index, name: section.name, questions }
    }),
  ])
}
