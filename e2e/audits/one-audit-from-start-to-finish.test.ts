import { afterAll, afterEach, beforeAll, test } from 'vitest'
import { picture, startProduct, type Product } from '../harness.ts'
import { answerAudit } from './one-audit/answering.ts'
import { correctAndClose } from './one-audit/closing.ts'
import { writeGroups, fillGroups } from './one-audit/library.ts'
import { holdMinutes, printResult } from './one-audit/minutes.ts'
import { planAudit } from './one-audit/planning.ts'
import { checkRecords } from './one-audit/records.ts'
import { startJourney, type Journey } from './one-audit/journey.ts'

let product: Product
let journey: Journey

beforeAll(async () => {
  product = await startProduct({ settings: { language: 'vi' } })
  journey = await startJourney(product)
})
afterAll(() => product.stop())
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const { maker, checker, auditor } = journey
  for (const [who, page] of Object.entries({ maker, checker, auditor })) await picture(page, `journey-failed-${who}`)
})

test('the maker writes groups and questions, and may not approve them', () => writeGroups(journey))
test('the checker approves the groups, the maker fills them', () => fillGroups(journey))
test('the maker opens the audit with its team and questions, and somebody else approves it once', () =>
  planAudit(journey))
test('the auditor starts it and answers on a phone, with evidence; a reply comes by itself', () => answerAudit(journey))
test('the minutes keep what was said and found, whatever is answered later', () => holdMinutes(journey))
test('the result is printed and opened in Word with everything in it', () => printResult(journey))
test('findings get their dates, are corrected, and the audit is closed for good', () => correctAndClose(journey))
test('the database and the disk hold what the three of them did, under their names', () => checkRecords(journey))
