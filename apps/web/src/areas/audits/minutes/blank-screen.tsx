import { root } from '@apron/contract'
import {
  auditWorkspace,
  blankPaper,
  checklists,
  papers,
  type AuditGroup,
  type AuditItem,
  type Blank,
  type ScribeOptions,
} from '@apron/contract/audits'
import { useCallback, useMemo } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { grouped } from '#lib/grouped.ts'
import { useText } from '#lib/text/i18n.ts'
import { LoadingRows } from '#ui/table/loading-rows.tsx'
import { useAddress } from './address.ts'
import { paperSearch } from '../domain/paper/making.ts'
import { PaperPage } from '../domain/paper/paper-page.tsx'

/** What is asked in an audit, to be filled in by hand. */
export function BlankScreen() {
  const { auditId: id } = useAddress()
  const audit = useRead(checklists.show, { params: { id } }, { screen: true }).data?.data
  const tree = useRead(auditWorkspace.groups, { params: { id }, query: {} }).data?.data
  const items = useRead(auditWorkspace.items, { params: { id, groupId: 0 }, query: {} }).data?.data
  const paper = useRead(papers.head, {}).data?.data
  const blank = useMemo((): Blank | null => {
    if (!audit || !tree || !items || !paper) return null
    const { statuses, category } = audit
    const asked = { ...audit, category: category?.name ?? null }
    return { paper, audit: asked, statuses, groups: placed(tree.groups, items) }
  }, [audit, tree, items, paper])
  return blank ? <Asked blank={blank} /> : <LoadingRows rows={12} />
}
BlankScreen.search = { read: paperSearch }

function Asked({ blank }: { blank: Blank }) {
  const t = useText()
  const make = useCallback((making: ScribeOptions) => blankPaper(blank, making), [blank])
  const { auditId } = useAddress()
  const { name, organization } = blank.audit
  return (
    <PaperPage
      title={t('minutes.blank')}
      about={t('minutes.about', { name, organization: organization.name })}
      name={t('minutes.blank_file', { name: name || organization.name })}
      make={make}
      exported={{ what: 'blank', of: auditId }}
    />
  )
}

/** The groups in the order of the tree, with how deep they stand and what they ask. */
function placed(groups: readonly AuditGroup[], items: readonly AuditItem[]): Blank['groups'] {
  const own = grouped(items, ({ group_id }) => group_id)
  const below = grouped(groups, ({ parent_id }) => parent_id)
  const from = (parent: number, level: number): Blank['groups'] =>
    (below.get(parent) ?? []).flatMap(({ id, index, header }) => [
      { index, header, level, items: own.get(id) ?? [] },
      ...from(id, level + 1),
    ])
  return from(root, 0)
}
