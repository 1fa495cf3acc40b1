import { checklists } from '@apron/contract/audits'
import { useAdmitted } from '#lib/session/can.ts'
import { useRead } from '#lib/calls/queries.ts'

type AuditCrumb = { name?: string | undefined; to?: string | undefined }

/** The audit that an address names, and the way to it: neither for whoever sees of it no more than a paper. It is asked for only when no screen has read it yet. */
export function useAudit(params: { id?: string } | undefined): AuditCrumb {
  const id = params?.id && /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0
  const isAdmitted = useAdmitted()
  const { data, error } = useRead(
    checklists.show,
    { params: { id } },
    { enabled: id > 0 && isAdmitted, quiet: true, staleTime: Number.POSITIVE_INFINITY },
  )
  if (id === 0) return {}
  if (error?.status === 404) return {}
  return { name: data?.data.name, to: `/checklist/${id}/view` }
}
