import { auditStatus } from '@apron/contract'
import type { Product } from '../../harness.ts'

const { SUBMITTING, APPROVAL, IN_PROGRESS, CORRECTIVE, CLOSE } = auditStatus
const statuses = [SUBMITTING, APPROVAL, IN_PROGRESS, CORRECTIVE, CLOSE]

/** Two levels of categories, the default among them, and audits in each status that are in the default. */
export async function fillCategories({ world: { db } }: Product, authorId: number) {
  const add = async (name: string, parent_id: number | null = null, is_default = false) => {
    const description = parent_id === null ? 'Theo kế hoạch năm của phòng đảm bảo chất lượng.' : null
    const values = { name, parent_id, is_default, description }
    return (await db.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  const internal = await add('Đánh giá nội bộ', null, true)
  const quarterly = await add('Định kỳ hằng quý', internal)
  const airlines = await add('Giám định chung của các hãng hàng không và nhà chức trách')
  const organization = { name: 'Chi nhánh Kho xăng dầu hàng không Đà Nẵng', status: 1 }
  const org = await db.insertInto('organizations').values(organization).returning('id').executeTakeFirstOrThrow()
  const made = await db
    .insertInto('audits')
    .values(
      statuses.flatMap((status) =>
        [1, 2].map((place) => ({
          name: `Đánh giá công tác tiếp nhận, tồn chứa và tra nạp ${status}.${place}`,
          starting_date: `2026-0${place}-05`,
          ending_date: `2026-0${place}-20`,
          organization_id: org.id,
          author_id: authorId,
          status,
          category_id: status === CORRECTIVE && place === 1 ? quarterly : internal,
          closing_date: status === CLOSE ? '2026-03-01' : null,
          corrective_ending_date: status === CORRECTIVE ? '2026-04-01' : null,
        })),
      ),
    )
    .returning(['id', 'name'])
    .execute()
  return { internal, quarterly, airlines, audits: made }
}
