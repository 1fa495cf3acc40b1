/** What minutes froze when they were saved. Saved ones are never rewritten: a new shape gets a new `version`. The first knew neither numbers nor who answers for a finding; the second neither scope and criteria nor whose paper it is, the third not how severe a status is: its papers have other shares and another order. */
export type MinutesSnapshot = {
  version: 1 | 2 | 3 | 4
  /** The day they were saved, in the configured time zone. */
  date: string
  /** It starts on the day on which the work began, if that was before the planned one. */
  audit: {
    id: number
    name: string
    starting_date: string
    /** As planned; not in what was saved before papers told it. */
    ending_date?: string
    scope?: string
    criteria?: string
    category?: string | null
  }
  paper?: FrozenPaper
  organization: { id: number; name: string; address: string | null }
  team: FrozenRole[]
  /** Groups that hold items, and those above them, in the order of the tree; the root has level 0. */
  groups: { id: number; index: string; header: string; level: number }[]
  /** All items of the audit, in the order of the tree. */
  items: FrozenItem[]
  /** Which of the items the minutes list. */
  chosen: number[]
}

/** Whose paper it is and what stands at its head; the logo by its file. */
export type FrozenPaper = {
  company: { name: string; address: string; logo: number | null }
  edition: string
  national_heading: boolean
}

export type FrozenRole = {
  id: number
  alias: string
  part: 'leader' | 'auditor' | 'auditee' | null
  members: {
    id: number
    fullname: string
    gender: number
    position: { id: number; name: string; order: number } | null
  }[]
}

export type FrozenItem = {
  id: number
  group_id: number
  header: string
  content: string
  status: { id?: number; code: string; name: string; color: string; is_finding: boolean; severity?: number }
  /** By when a finding is to be corrected. */
  corrective_date: string | null
  finding_number?: string | null
  responsible?: { id: number; fullname: string } | null
  final_comment: { content: string; result: string | null; images: FrozenFile[]; documents: FrozenFile[] } | null
  references: { id: number; index: string; header: string; document: { id: number; name: string } }[]
}

export type FrozenFile = { id: number; name: string }
