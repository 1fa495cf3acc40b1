import type { Permission } from '@apron/contract'
import type { Entity } from '@apron/contract/product'
import type { messages } from '@apron/messages'
import type { EventHandler } from '../events/event-handlers.ts'
import type { EntityVisibility } from '../events/visibility.ts'
import type { Calls } from '../http/serve.ts'
import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/kind.ts'
import type { Hanging } from './people/leaving.ts'
import type { MenuLine, MenuScreen } from './menu.ts'
import type { AwaitedFindings } from './review/awaited.ts'
import type { Deciding } from './review/deciding.ts'
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

/** What the areas together tell people of, by type. */
export type NotificationDefinitions = ReadonlyMap<string, NotificationDefinition>
/** What all rooms registered, for the calls that build on it. */
export type ModuleRegistry = {
  notificationTypes: NotificationDefinitions
  uses: Uses
  menu: readonly MenuLine[]
  permissions: readonly Permission[]
  /** The kinds of records that wait for decisions, in the order of their tables, in which they are held too. */
  waiting: readonly Deciding[]
  /** What is drawn of documents. */
  papers: readonly DocumentPaper[]
  /** The reports that are drawn as papers. */
  reports: readonly ReportPaper[]
  awaited: readonly AwaitedFindings[]
  /** What hangs on people, and is handed over when they leave. */
  hanging: readonly Hanging[]
}

/** What the rest of the server must know of a room. */
export type FeatureModule = {
  calls?: (services: Services, gathered: ModuleRegistry) => Calls
  /** What it does in the background. */
  jobs?: (services: Services, gathered: ModuleRegistry) => Job[]
  /** Who sees what of it. */
  entities?: { [Name in Entity]?: EntityVisibility }
  /** What follows from changes of it: events, and what people are told. */
  eventHandlers?: (services: Services) => readonly EventHandler[]
  /** Its kinds of records that wait until somebody decides about them; who wrote one is told. */
  waiting?: (services: Services) => readonly Deciding[]
  /** Its kinds of findings that want something of people. */
  awaited?: readonly AwaitedFindings[]
  /** What else it tells people of. */
  notificationTypes?: readonly NotificationDefinition[]
  /** Its tables whose records have a parent among themselves. */
  trees?: readonly Tree[]
  /** What of it hangs on people. */
  hanging?: Hanging
  /** Which records its own keep from being deleted; a refusal counts them in the order of the rooms. */
  uses?: readonly Use[]
  /** What is drawn of its documents, on paper and as files. */
  papers?: readonly DocumentPaper[]
  /** Its reports that are drawn as papers. */
  reports?: readonly ReportPaper[]
  menu?: readonly MenuScreen[]
  permissions?: readonly PermissionRow[]
}

type RoomOf<File> = File extends unknown ? File[keyof File] : never
type NamesIn<Own> = Own extends { entities: infer Entities } ? keyof Entities : never

/** The rooms of an area, by the files that register them. */
export async function loadModules<const Files extends readonly Promise<Record<string, FeatureModule>>[]>(
  ...files: Files
): Promise<readonly RoomOf<Awaited<Files[number]>>[]> {
  const loaded = await Promise.all(files)
  return loaded.flatMap((file) => Object.values(file)) as RoomOf<Awaited<Files[number]>>[]
}

/** Who sees what of these rooms. */
export function entitiesOf<Own extends FeatureModule>(rooms: readonly Own[]): Record<NamesIn<Own>, EntityVisibility> {
  return Object.assign({}, ...rooms.map(({ entities }) => entities)) as Record<NamesIn<Own>, EntityVisibility>
}
