import { papers, programme, programmePaper, type PaperHead, type YearProgramme } from '@apron/contract/audits'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useRead } from '#lib/calls/queries.ts'
import { sentLanguage } from '#lib/text/language.ts'
import { madeHere } from '../domain/paper/making.ts'
import { PaperSheet } from '../domain/paper/paper-sheet.tsx'
import { printSheet } from '../domain/paper/print-window.ts'
import type { ProgrammeFilters } from './filters.ts'
import classes from './programme.module.css'

type ProgrammePaperFilters = Pick<ProgrammeFilters, 'year' | 'organization_id' | 'category_id'>

/** The programme of a year on a sheet that no screen shows: read, printed once, and done with. */
export function OnPaper({
  year,
  organization_id,
  category_id,
  onClose,
}: ProgrammePaperFilters & { onClose: () => void }) {
  const read = useRead(programme.paper, { query: { year, organization_id, category_id } })
  const head = useRead(papers.head, {}, { staleTime: 60_000 })
  const leave = useEffectEvent(onClose)
  const hasFailed = read.isError || head.isError
  useEffect(() => {
    if (hasFailed) leave()
  }, [hasFailed])
  if (!read.data || !head.data) return null
  return <Printed year={read.data.data} paper={head.data.data} onClose={onClose} />
}

function Printed({ year, paper, onClose }: { year: YearProgramme; paper: PaperHead; onClose: () => void }) {
  const sheet = useRef<HTMLElement>(null)
  const isPrinted = useRef(false)
  const leave = useEffectEvent(onClose)
  const made = useMemo(
    () =>
      programmePaper({ programme: year, paper, date: year.as_of }, madeHere({ lang: sentLanguage(), photos: 'small' })),
    [year, paper],
  )
  useEffect(() => {
    if (isPrinted.current || !sheet.current) return
    isPrinted.current = true
    void printSheet(sheet.current).finally(leave)
  }, [])
  return (
    <div className={classes.paper}>
      <PaperSheet ref={sheet} paper={made} />
    </div>
  )
}
