import type { Migration } from 'kysely/migration'
import * as people from './0001-people.ts'
import * as library from './0002-library.ts'
import * as audits from './0003-audits.ts'
import * as trash from './0004-trash.ts'
import * as groups from './0005-groups.ts'
import * as chats from './0006-chats.ts'
import * as groupDashboards from './0007-group-dashboards.ts'
import * as files from './0008-files.ts'
import * as signIn from './0009-sign-in.ts'
import * as groupStatus from './0010-group-status.ts'
import * as limits from './0011-limits.ts'
import * as searchOfCatalogues from './0012-search-of-catalogues.ts'
import * as names from './0013-names.ts'
import * as identities from './0014-identities.ts'
import * as changes from './0015-changes.ts'
import * as jobs from './0016-jobs.ts'

/** Forward only; the names order them and must never change. */
export const migrations: Record<string, Migration> = {
  '0001-people': people,
  '0002-library': library,
  '0003-audits': audits,
  '0004-trash': trash,
  '0005-groups': groups,
  '0006-chats': chats,
  '0007-group-dashboards': groupDashboards,
  '0008-files': files,
  '0009-sign-in': signIn,
  '0010-group-status': groupStatus,
  '0011-limits': limits,
  '0012-search-of-catalogues': searchOfCatalogues,
  '0013-names': names,
  '0014-identities': identities,
  '0015-changes': changes,
  '0016-jobs': jobs,
}
