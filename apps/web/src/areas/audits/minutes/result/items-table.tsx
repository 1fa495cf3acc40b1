import type { AuditResult, ItemReport } from '@apron/contract/audits'
import { Fragment, memo, type CSSProperties } from 'react'
import { paddedDate } from '../../../../lib/text/dates.ts'
import { useText } from '../../../../lib/text/i18n.ts'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import { useDrawnInTurn } from '../sheet/drawn-in-turn.ts'
import { FinalComment } from './final-comment.tsx'
import { References } from './references.tsx'
import classes from '../minutes.module.css'

type Group = AuditResult['groups'][number]
const heads = ['minutes.item', 'minutes.status', 'minutes.content', 'minutes.references'] as const
/** References say by number and code where a rule stands: they need some room where there are some. */
const widths = { referring: ['14%', '12%', '55%', '19%'], bare: ['17%', '12%', '59%', '12%'] } as const
/** The same widths for rows that are laid out each by itself. */
const asGrid = (shares: readonly string[]) => shares.map((share) => `minmax(0, ${Number.parseInt(share)}fr)`).join(' ')
/** Pixels that an item takes until it has been drawn. */
const guessed = 120
const guessedSize = (items: number) => ({ '--guessed': `${items * guessed}px` }) as CSSProperties

/**
 * Items with result, content, final comment and references; under their groups, where groups are given.
 * The roles are said: on the screen it is laid out row by row, and not every browser takes that for a table.
 */
export function ItemsTable({
  label,
  groups,
}: {
  label: string
  groups: readonly Pick<Group, 'items'>[] | readonly Group[]
}) {
  const t = useText()
  const table = useDrawnInTurn(groups)
  const items = groups.flatMap((group) => group.items)
  const isReferring = items.some((item) => item.document_items.length > 0)
  const shares = widths[isReferring ? 'referring' : 'bare']
  return (
    <table
      ref={table}
      role="table"
      className={classes.items}
      aria-label={label}
      style={{ '--columns': asGrid(shares) } as CSSProperties}
    >
      <colgroup>
        {shares.map((width, column) => (
          <col key={column} width={width} />
        ))}
      </colgroup>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group, index) => (
        <tbody key={index} role="rowgroup" style={guessedSize(group.items.length)}>
          {'header' in group && <GroupRow group={group} />}
          {group.items.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function GroupRow({ group }: { group: Group }) {
  const Heading = group.level === 0 ? 'h4' : 'h5'
  return (
    <tr role="row" className={classes.group} data-level={Math.min(group.level, 3)}>
      <th role="rowheader" colSpan={heads.length} scope="rowgroup">
        <Heading data-inline="">
          <RichText html={group.index} /> {group.header}
        </Heading>
      </th>
    </tr>
  )
}

const ItemRow = memo(function ItemRow({ item }: { item: ItemReport }) {
  const t = useText()
  const { status } = item
  return (
    <tr role="row" className={classes.item}>
      <td role="cell">
        {item.header}
        {item.finding_number && (
          <p className={classes.number}>
            <strong>{item.finding_number}</strong>
          </p>
        )}
      </td>
      <td role="cell">
        <StatusCode status={status} />
      </td>
      <td role="cell">
        <RichText html={item.content} />
        <FinalComment item={item} />
        {status.is_finding && item.corrective_date && (
          <p>
            <strong>{t('minutes.correct_by', { date: paddedDate(item.corrective_date) })}</strong>
          </p>
        )}
        {status.is_finding && item.responsible && (
          <p>{t('minutes.responsible', { name: item.responsible.fullname })}</p>
        )}
      </td>
      <td role="cell">
        <References all={item.document_items} />
      </td>
    </tr>
  )
})

/** The code of a result with its name; the colour only helps. */
export function StatusCode({ status }: { status: ItemReport['status'] }) {
  return (
    <Fragment>
      <strong className={classes.code}>
        <span className={classes.dot} style={{ background: status.color }} data-screen="" aria-hidden="true" />
        {status.code}
      </strong>
      {status.name !== status.code && (
        <>
          <br />
          <span className={classes.statusName}>{status.name}</span>
        </>
      )}
    </Fragment>
  )
}
