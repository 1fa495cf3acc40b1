import type { Permission } from '@apron/contract'
import type { Entity } from '@apron/contract/product'
import type { messages } from '@apron/messages'
import type { EventHandler } from '#events/event-handlers.ts'
import type { EntityVisibility } from '#events/visibility.ts'
import type { Calls } from '#http/serve.ts'
import type { Services } from '#http/services.ts'
import type { Job } from '#jobs/kind.ts'
import type { HandOverDefinition } from './leaving.ts'
import type { MenuLine, MenuScreen } from './menu.ts'
import type { AwaitedFindings } from './review/awaited.ts'
import type { ApprovalDefinition } from './review/deciding.ts'
import type { NotificationDefinition } from './notifications/notification-type.ts'
import type { DocumentPaper } from './visible/paper-of-document.ts'
import type { ReportPaper } from './visible/paper-of-report.ts'
import type { Tree } from './tree.ts'
import type { Use, Uses } from './uses.ts'

/** A row of the table of permissions. */
export type PermissionRow = {
  row: keyof typeof messages.permissionAreas
  permissions: readonly Permission[]
}

/** The notification types of all areas. */
export type NotificationDefinitions = ReadonlyMap<string, NotificationDefinition>
/** What all feature modules registered, for the calls that build on it. */
export type ModuleRegistry = {
  notificationTypes: NotificationDefinitions
  uses: Uses
  menu: readonly MenuLine[]
  permissions: readonly Permission[]
  /** The kinds of records that wait for decisions, in the order of their tables, in which they are locked too. */
  waiting: readonly ApprovalDefinition[]
  /** What is drawn of documents. */
  papers: readonly DocumentPaper[]
  /** The reports that are drawn as papers. */
  reports: readonly ReportPaper[]
  awaited: readonly AwaitedFindings[]
  /** What depends on people, and is handed over when they leave. */
  hanging: readonly HandOverDefinition[]
}

/** What the rest of the server must know of a feature module. */
export type FeatureModule = {
  calls?: (services: Services, gathered: ModuleRegistry) => Calls
  /** Its background jobs. */
  jobs?: (services: Services, gathered: ModuleRegistry) => Job[]
  /** Who may see its entities. */
  entities?: { [Name in Entity]?: EntityVisibility }
  /** Its event handlers: realtime events and notifications that follow from its changes. */
  eventHandlers?: (services: Services) => readonly EventHandler[]
  /** Its kinds of records that wait for a decision; their writers are notified of it. */
  waiting?: (services: Services) => readonly ApprovalDefinition[]
  /** Its kinds of findings in the work queue. */
  awaited?: readonly AwaitedFindings[]
  /** Its other notification types. */
  notificationTypes?: readonly NotificationDefinition[]
  /** Its tables whose records have a parent among themselves. */
  trees?: readonly Tree[]
  /** Which of its records depend on people. */
  hanging?: HandOverDefinition
  /** Which of its records keep others from being deleted; a refusal counts them in the order of the feature modules. */
  uses?: readonly Use[]
  /** What is drawn of its documents, on paper and as files. */
  papers?: readonly DocumentPaper[]
  /** Its reports that are drawn as papers. */
  reports?: readonly ReportPaper[]
  menu?: readonly MenuScreen[]
  permissions?: readonly PermissionRow[]
}

type FeatureModuleOf<File> = File extends unknown ? File[keyof File] : never
type NamesIn<Own> = Own extends { entities: infer Entities } ? keyof Entities : never

/** The feature modules of an area, by the files that register them. */
export async function loadModules<const Files extends readonly Promise<Record<string, FeatureModule>>[]>(
  ...files: Files
): Promise<readonly FeatureModuleOf<Awaited<Files[number]>>[]> {
  const loaded = await Promise.all(files)
  return loaded.flatMap((file) => Object.values(file)) as FeatureModuleOf<Awaited<Files[number]>>[]
}

/** Who may see the entities of these feature modules. */
export function entitiesOf<Own extends FeatureModule>(rooms: readonly Own[]): Record<NamesIn<Own>, EntityVisibility> {
  return Object.assign({}, ...rooms.map(({ entities }) => entities)) as Record<NamesIn<Own>, EntityVisibility>
}
