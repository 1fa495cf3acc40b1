import { expect } from 'vitest'
import { sha256, storedFile } from './evidence.ts'
import { name, start, end, late, type Journey } from './journey.ts'

/** The database and the disk hold what the three of them did, under their names. */
export async function checkRecords(journey: Journey): Promise<void> {
  const { product } = journey
  const { db } = product.world
  await expect
    .poll(() => db.selectFrom('audits').selectAll().executeTakeFirstOrThrow())
    .toMatchObject({
      name,
      status: 5,
      starting_date: start.stored,
      closing_date: end.stored,
      corrective_ending_date: late.stored,
    })
  await checkHistory(journey)
  await checkTrail(journey)
  await checkFiles(journey)
  expect(product.problems).toEqual([])
}

async function checkHistory({ product, company }: Journey): Promise<void> {
  const history = await product.world.db
    .selectFrom('audit_item_history as h')
    .innerJoin('audit_items as i', 'i.id', 'h.audit_item_id')
    .select(['i.header', 'h.action', 'h.status_code', 'h.user_id'])
    .orderBy('h.id')
    .execute()
  expect(history.every(({ user_id }) => user_id === company.auditor.id)).toBe(true)
  const told = history.map(({ header, action, status_code }) => [header, action, status_code].join(' '))
  expect(told).toEqual([
    '4.1.1 answered PH',
    '4.1.2 answered KPH',
    '4.1.2 corrective_date_set KPH',
    '4.1.3 answered KN',
    '4.2.1 answered KPH',
    '4.2.2 answered KAD',
    '4.1.2 finding_numbered KPH',
    '4.2.1 finding_numbered KPH',
    '4.1.3 answered PH',
    '4.1.2 conclusion_edited KPH',
    '4.2.1 corrective_date_set KPH',
    '4.1.2 corrective_status_set KPH',
  ])
}

async function checkTrail({ product, company }: Journey): Promise<void> {
  const trail = await product.world.db.selectFrom('audit_trail').select(['action', 'user_id']).orderBy('id').execute()
  const by = (person: { id: number }) => [
    ...new Set(trail.filter((row) => row.user_id === person.id).map((row) => row.action)),
  ]
  expect({ maker: by(company.maker), checker: by(company.checker), auditor: by(company.auditor) }).toEqual({
    auditor: [
      'session.opened',
      'audit.put_in_progress',
      'audit_item.answered',
      'comment.created',
      'audit_item.corrective_date_set',
      'minutes.saved',
      'comment.updated',
      'audit.put_in_correction',
      'audit_item.corrective_status_set',
      'audit.closed',
    ],
    checker: [
      'session.opened',
      'library_group.approved',
      'library_item.approved_in_bulk',
      'audit.approved',
      'comment.created',
    ],
    maker: [
      'session.opened',
      'library_group.created',
      'library_item.image_uploaded',
      'library_item.created',
      'audit.created',
      'audit.items_set',
    ],
  })
}

async function checkFiles({ product, evidence, drawing }: Journey): Promise<void> {
  for (const file of [drawing, ...evidence.photos, evidence.report]) {
    const stored = await storedFile(product.world, file.name)
    expect(stored.receivedDigest).toBe(sha256(file.buffer))
    expect(stored.digest).toBe(sha256(stored.original))
  }
  expect((await storedFile(product.world, evidence.report.name)).original.equals(evidence.report.buffer)).toBe(true)
  for (const photo of evidence.photos) {
    const { original, small } = await storedFile(product.world, photo.name)
    expect(photo.buffer.includes('Exif')).toBe(true)
    expect(small?.includes('Exif')).toBe(false)
    // What is shown of it is the picture alone.
    expect(original.length).toBeLessThan(photo.buffer.length)
    expect(original.length).toBeGreaterThan(photo.buffer.length * 0.9)
  }
}
