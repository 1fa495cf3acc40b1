import { outlines, type DocumentDetail } from '@apron/contract/documents'
import { ActionIcon } from '@mantine/core'
import { IconLink, IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import { noticeProblem, noticeSuccess } from '#lib/page/notices.ts'
import { Link } from '#lib/router/link.tsx'
import { hrefOf } from '#lib/router/router.ts'
import { useCanCall } from '#lib/session/can.ts'
import { t, useText } from '#lib/text/i18n.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { isOpenToChange } from '../frame/approved.ts'
import type { OutlineNode } from '../outline-nodes.ts'
import classes from './reading.module.css'

/** One item of the outline with its own text; `level` 0 is what was chosen. */
export const Section = memo(function Section({
  document,
  node,
  level,
  isChosen,
}: {
  document: DocumentDetail
  node: OutlineNode
  level: number
  isChosen: boolean
}) {
  const words = useText()
  const mayEdit = useCanCall()(outlines.update) && isOpenToChange(document)
  const { item, name } = node
  const params = { document_id: String(document.id) }
  const Heading = level === 0 ? 'h2' : level === 1 ? 'h3' : 'h4'
  return (
    <section className={classes.section} data-level={Math.min(level, 2)}>
      <div className={classes.head}>
        <Heading>{name}</Heading>
        <span className={classes.tools}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={words('outline.copy_link', { name })}
            title={words('outline.copy_link', { name })}
            onClick={() => void copyLink(params, node.id)}
          >
            <IconLink size={18} stroke={1.6} />
          </ActionIcon>
          {mayEdit && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={words('outline.edit_item', { name })}
              title={words('outline.edit_item', { name })}
              renderRoot={(props) => (
                <Link to="/document/view/$document_id" params={params} search={{ item: node.id }} {...props} />
              )}
            >
              <IconPencil size={18} stroke={1.6} />
            </ActionIcon>
          )}
        </span>
      </div>
      {item.is_gone && <p className={classes.gone}>{words('outline.not_in_document_hint')}</p>}
      {item.content ? (
        <RichText html={item.content} />
      ) : (
        isChosen && <p className={classes.none}>{words('outline.no_content')}</p>
      )}
    </section>
  )
})

/** The address of one item: what a reference, a mail or a minute can name. */
async function copyLink(params: Record<string, string>, item: number) {
  const address = window.location.origin + hrefOf({ to: '/document/view/$document_id/view', params, search: { item } })
  try {
    // Over plain http there is none.
    await navigator.clipboard.writeText(address)
    noticeSuccess('outline.link_copied')
  } catch {
    noticeProblem(t('outline.link_not_copied', { address }))
  }
}
