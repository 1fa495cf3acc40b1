import { documents, documentVersions, readings } from '@apron/contract/documents'
import { useCanCall } from '#lib/session/can.ts'
import { part } from '#ui/page/part.tsx'
import { useDocumentsPlace } from './documents-place.ts'
import type { GroupNode } from './groups/document-groups.ts'

const CreateWindow = part(() => import('./forms/create-window.tsx'), 'CreateWindow', { isWindow: true })
const EditWindow = part(() => import('./forms/edit-window.tsx'), 'EditWindow', { isWindow: true })
const VersionsWindow = part(() => import('./versions/versions-window.tsx'), 'VersionsWindow', { isWindow: true })
const ReadersWindow = part(() => import('./readers/readers-window.tsx'), 'ReadersWindow', { isWindow: true })
const ReadingWindow = part(() => import('./reading-window.tsx'), 'ReadingWindow', { isWindow: true })

/** The window that the address names, over the list: nothing for whoever may not what it is for. */
export function DocumentWindows({ nodes }: { nodes: readonly GroupNode[] }) {
  const canCall = useCanCall()
  const { group, panel, document: id, close } = useDocumentsPlace()
  if (panel === 'new' && canCall(documents.create)) return <CreateWindow nodes={nodes} group={group} onClose={close} />
  if (id === undefined) return null
  // A link that names a document and nothing about it leads to what it says.
  if (panel === 'read' || panel === undefined) return <ReadingWindow id={id} onClose={close} />
  if (panel === 'document-edit' && canCall(documents.update))
    return <EditWindow id={id} nodes={nodes} onClose={close} />
  if (panel === 'versions' && canCall(documentVersions.list)) return <VersionsWindow id={id} onClose={close} />
  if (panel === 'readers' && canCall(readings.audience)) return <ReadersWindow id={id} onClose={close} />
  return null
}
