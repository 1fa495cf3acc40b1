import type { AuditResult, ItemReport } from '@apron/contract'
import { Fragment, memo } from 'react'
import { paddedDate } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { FinalComment } from './final-comment.tsx'
import classes from './minutes.module.css'

type Group = AuditResult['chk_items'][number]
const columns = 4
/** References say where a rule stands: they need room where there are some, and little where there are none. */
const widths = { referring: ['14%', '12%', '48%', '26%'], bare: ['17%', '12%', '59%', '12%'] } as const

/** Items with result, content, final comment and references; under their groups, where groups are given. */
export function ItemsTable({
  label,
  groups,
}: {
  label: string
  groups: readonly Pick<Group, 'items'>[] | readonly Group[]
}) {
  const t = useText()
  const isReferring = groups.some(({ items }) => items.some((item) => item.document_items.length > 0))
  return (
    <table className={classes.items} aria-label={label}>
      <colgroup>
        {widths[isReferring ? 'referring' : 'bare'].map((width, column) => (
          <col key={column} width={width} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('minutes.item')}</th>
          <th scope="col">{t('minutes.status')}</th>
          <th scope="col">{t('minutes.content')}</th>
          <th scope="col">{t('minutes.references')}</th>
        </tr>
      </thead>
      {groups.map((group, index) => (
        <tbody key={index}>
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
    <tr className={classes.group} data-level={Math.min(group.level, 3)}>
      <th colSpan={columns} scope="rowgroup">
        <Heading data-inline="">
          <RichText html={group.index} /> {group.header}
        </Heading>
      </th>
    </tr>
  )
}

const ItemRow = memo(function ItemRow({ item }: { item: ItemReport }) {
  const t = useText()
  const { checklist_item_status: status } = item
  return (
    <tr className={classes.item}>
      <td>{item.header}</td>
      <td>
        <StatusCode status={status} />
      </td>
      <td>
        <RichText html={item.content} />
        <FinalComment item={item} />
        {status.is_report && item.corrective_date && (
          <p>
            <strong>{t('minutes.correct_by', { date: paddedDate(item.corrective_date) })}</strong>
          </p>
        )}
      </td>
      <td>
        {item.document_items.map((reference) => (
          <p key={reference.id}>
            {[reference.index, reference.header].filter(Boolean).join(' ')}, <em>{reference.document.name}</em>
          </p>
        ))}
      </td>
    </tr>
  )
})

/** The code of a result with its name; the colour only helps. */
export function StatusCode({ status }: { status: ItemReport['checklist_item_status'] }) {
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
