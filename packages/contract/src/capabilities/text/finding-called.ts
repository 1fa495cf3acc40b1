import { shorten } from './shorten.ts'

type FindingLabel = { finding_number: string | null; conclusion: string | null; header: string }

const longest = 160

/** What was found, in the words of its conclusion; before there is one, what was asked. */
export const wordsOfFinding = ({ conclusion, header }: Omit<FindingLabel, 'finding_number'>): string =>
  shorten(conclusion || header, longest)

/** How a finding is called wherever it is named: its number and what was found. */
export const findingCalled = (finding: FindingLabel): string =>
  [finding.finding_number, wordsOfFinding(finding)].filter(Boolean).join(' · ')
