import { picturesIn, type ScribeOptions, type Paper } from '@apron/contract/audits'
import { Box } from '@mantine/core'
import { useMemo, useRef, type ReactNode } from 'react'
import { noticeProblem } from '#lib/page/notices.ts'
import { t } from '#lib/text/i18n.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { exportWord } from '../word/export-word.ts'
import { madeHere, useMaking } from './making.ts'
import { PaperActions } from './paper-actions.tsx'
import { PaperExport, type ExportSource } from './paper-export.tsx'
import { OffPaper, PaperSheet } from './paper-sheet.tsx'

/** A paper under the title of its screen; `make` is the same function as long as the paper is made from the same. */
export function PaperPage({
  title,
  about,
  name,
  make,
  exported,
  above,
  children,
}: {
  title: string
  about: string
  /** Of its Word file. */
  name: string
  make: (making: ScribeOptions) => Paper
  /** The same paper as the server knows it. */
  exported: ExportSource
  /** What stands above the sheet and is not printed. */
  above?: ReactNode
  /** What else can be done here. */
  children?: ReactNode
}) {
  const sheet = useRef<HTMLElement>(null)
  const { lang, photos } = useMaking()
  const paper = useMemo(() => make(madeHere({ lang, photos })), [make, lang, photos])
  const hasPhotos = picturesIn(paper.blocks).some(
    ({ full, src, file }) => file !== null && (full !== src || photos === 'large'),
  )
  return (
    <>
      <OffPaper>
        <PageHeader title={title} about={about}>
          <PaperActions sheet={sheet} hasPhotos={hasPhotos}>
            <PaperExport exported={exported} saveWord={() => saveWord(paper, name)} />
          </PaperActions>
          {children}
        </PageHeader>
        {above && <Box mb="md">{above}</Box>}
      </OffPaper>
      <PaperSheet ref={sheet} paper={paper} />
    </>
  )
}

async function saveWord(paper: Paper, name: string): Promise<void> {
  const missing = await exportWord(paper, name)
  if (missing > 0) noticeProblem(t('minutes.pictures_missing', { count: missing }))
}
