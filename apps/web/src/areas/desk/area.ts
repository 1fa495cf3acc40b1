import { dashboardRoutes } from './dashboard/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { qrCodeRoutes } from './qr-code/routes.ts'

/** The screens of the area. */
export const deskScreens = [...dashboardRoutes, ...qrCodeRoutes, ...jobRoutes] as const
