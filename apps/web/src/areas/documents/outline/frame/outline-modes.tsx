import { outlineImports, outlines, type DocumentDetail } from '@apron/contract/documents'
import { Button } from '@mantine/core'
import { IconArrowsSort, IconBook2, IconFileImport, IconPencil, type Icon } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useCanCall } from '#lib/session/can.ts'
import { useText, type TextKey } from '#lib/text/i18n.ts'
import { isOpenToChange, warnNotApproved } from './approved.ts'
import { useOutlinePlace } from '../outline-place.ts'
import classes from './outline.module.css'

export type Mode = 'read' | 'edit' | 'arrange'

const modes = [
  { mode: 'read', to: '/document/view/$document_id/view', text: 'outline.read', Picture: IconBook2 },
  { mode: 'edit', to: '/document/view/$document_id', text: 'outline.edit', Picture: IconPencil },
  { mode: 'arrange', to: '/document/view/$document_id/index', text: 'outline.arrange', Picture: IconArrowsSort },
] as const satisfies { mode: Mode; to: string; text: TextKey; Picture: Icon }[]

/** Whoever may write any of an outline. */
export const writing = { access: [outlines.create.access, outlines.update.access, outlines.remove.access] } as const

/** The ways to work with an outline, one at a time, and the import; what a document that is not approved refuses says why. */
export function OutlineModes({ document, shown }: { document: DocumentDetail; shown: Mode }) {
  const t = useText()
  const canCall = useCanCall()
  const { item, change } = useOutlinePlace()
  const isOpen = { read: true, edit: canCall(writing), arrange: canCall(outlines.move) }
  const isHeld = !isOpenToChange(document)
  const offered = modes.filter(({ mode }) => isOpen[mode])
  const refuse = (event: MouseEvent) => {
    event.preventDefault()
    void warnNotApproved()
  }
  return (
    <>
      {offered.length > 1 && (
        <nav className={classes.modes} aria-label={t('outline.modes')}>
          {offered.map(({ mode, to, text, Picture }) => (
            <Button
              key={mode}
              variant={mode === shown ? 'light' : 'default'}
              aria-current={mode === shown ? 'page' : undefined}
              leftSection={<Picture size={18} stroke={1.6} />}
              renderRoot={(props) => (
                <Link
                  to={to}
                  params={{ document_id: String(document.id) }}
                  search={{ item: item ?? undefined }}
                  {...props}
                  {...(isHeld && mode !== 'read' && mode !== shown && { onClick: refuse })}
                />
              )}
            >
              {t(text)}
            </Button>
          ))}
        </nav>
      )}
      {shown !== 'arrange' && canCall(outlineImports.create) && (
        <Button
          variant="default"
          leftSection={<IconFileImport size={18} stroke={1.6} />}
          onClick={() => (isHeld ? void warnNotApproved() : change({ import: 'new' }, { replace: true }))}
        >
          {t('outline.import')}
        </Button>
      )}
    </>
  )
}
