import type { DocumentItemRef } from '@apron/contract'
import type { ReactNode } from 'react'
import { Link } from '#lib/router/link.tsx'

type Paragraph = { id: number; document: Pick<DocumentItemRef['document'], 'id'> }

/** Leads from a reference to the paragraph of the document that it names. */
export function ParagraphLink({ to: { id, document }, children }: { to: Paragraph; children: ReactNode }) {
  return (
    <Link to="/document/view/$document_id/view" params={{ document_id: String(document.id) }} search={{ item: id }}>
      {children}
    </Link>
  )
}
