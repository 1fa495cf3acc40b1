import { route } from '#lib/router/route.ts'
import { screen } from '#ui/page/part.tsx'

const crumbs = [{ text: 'menu.library' }] as const
const inLibrary = [...crumbs, { text: 'mediaScreens.title', to: '/libraries/media' }] as const

const homeRoute = route('/libraries', { leadsTo: '/libraries/media' })

const mediaRoute = route('/libraries/media', {
  component: screen(() => import('./media-screen.tsx'), 'MediaScreen'),
  title: 'mediaScreens.title',
  crumbs,
})

const documentsRoute = route('/libraries/documents', {
  component: screen(() => import('./documents/library-documents-screen.tsx'), 'LibraryDocumentsScreen'),
  title: 'mediaScreens.documents_title',
  crumbs: inLibrary,
})

const trashRoute = route('/libraries/trash', {
  component: screen(() => import('./media-trash-screen.tsx'), 'MediaTrashScreen'),
  title: 'mediaScreens.trash_title',
  crumbs: inLibrary,
})

const roomRoute = route('/libraries/room', {
  component: screen(() => import('./room/room-screen.tsx'), 'RoomScreen'),
  title: 'mediaScreens.room_title',
  crumbs: inLibrary,
})

export const mediaRoutes = [homeRoute, mediaRoute, documentsRoute, trashRoute, roomRoute] as const
