import { ExpressionWrapper, RawNode, type OperationNode, type SelectQueryBuilder } from 'kysely'

/**
 * The same rows in reverse. Each order must give its direction as `asc` or `desc` alone, which also says where nulls
 * stand.
 */
export function reversed<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
): SelectQueryBuilder<DB, TB, Row> {
  const orders = rows.toOperationNode().orderBy?.items ?? []
  let turned = rows.clearOrderBy()
  for (const { orderBy, direction } of orders)
    turned = turned.orderBy(new ExpressionWrapper(orderBy), isFalling(direction) ? 'asc' : 'desc')
  return turned
}

const isFalling = (direction: OperationNode | undefined) =>
  direction !== undefined && RawNode.is(direction) && direction.sqlFragments[0] === 'desc'
