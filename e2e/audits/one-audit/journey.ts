import type { Page } from 'playwright-core'
import { jpeg } from '../../../apps/api/src/testing/pictures/pictures.ts'
import { signInByForm, type Product } from '../../harness.ts'
import { dayFromNow, foundCompany, type Company } from './company.ts'
import { makeEvidence, type Evidence } from './evidence.ts'

/** Three people in front of their own browsers, and what they carry. */
export type Journey = {
  product: Product
  company: Company
  maker: Page
  checker: Page
  auditor: Page
  evidence: { photos: [Evidence, Evidence]; report: Evidence }
  drawing: Evidence
  /** 0 until the audit has been opened. */
  auditId: number
}

export const name = 'Đánh giá nội bộ kho Đà Nẵng'
export const root = '4 Tồn chứa nhiên liệu'
export const tank = '4.1 Bể chứa'
export const filter = '4.2 Lọc tách nước'
export const start = dayFromNow(-2)
export const end = dayFromNow(5)
export const due = dayFromNow(20)
export const late = dayFromNow(30)

/** Founds the company and signs the three people in. */
export async function startJourney(product: Product): Promise<Journey> {
  const company = await foundCompany(product)
  const profile = () => product.open({ language: 'vi' })
  const [maker, checker, auditor] = [await profile(), await profile(), await profile()]
  const evidence = await makeEvidence(auditor)
  await signInByForm(maker, company.maker, '/checklist-item/list')
  await signInByForm(checker, company.checker, '/checklist-item/list')
  await signInByForm(auditor, company.auditor, '/checklist/list')
  const drawing = { name: 'sơ đồ bể.jpg', mimeType: 'image/jpeg', buffer: await jpeg(640, 480) }
  return { product, company, maker, checker, auditor, evidence, drawing, auditId: 0 }
}

export const address = ({ auditId }: Journey, end: string) => `/checklist/${auditId}/${end}`
export const sheetOf = (page: Page) => page.locator('article[aria-label]').last()
