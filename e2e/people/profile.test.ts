import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { beginUpload, sendPart, type Begun } from '../../apps/api/src/testing/documents/uploads.ts'
import { jpeg } from '../../apps/api/src/testing/pictures/pictures.ts'
import {
  expectAccessible,
  looks,
  nameOf,
  picture,
  signIn,
  signInByForm,
  startProduct,
  type Person,
  type Product,
} from '../harness.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
afterEach(() => expect(product.problems.splice(0)).toEqual([]))

test('a person changes their name and information', async () => {
  const person = await product.person('Lê Văn Tám', [])
  const page = await product.open()
  await signIn(page, person, '/profile')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/profile/show')
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByLabel('Full name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('This field is required.').waitFor()
  await page.getByLabel('Full name').fill('Lê Văn Tám (Nội Bài)')
  await page.getByLabel('Female').check()
  await page.getByLabel('Further information').fill('Ca đêm')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/profile/show')
  await page.getByText('Ca đêm').waitFor()
  await page.getByRole('button', { name: 'Account of Lê Văn Tám (Nội Bài)' }).waitFor()
  await page.context().close()
})

test('the profile tells who signed in to the account, or tried to', async () => {
  const person = await product.person('Đặng Thị Hoa', [])
  await product.world.nobody.post('/login', { body: { email: person.email, password: 'sai mật khẩu', type: 1 } })
  const page = await product.open({ language: 'vi' })
  await signInByForm(page, person, '/profile/show')
  const tries = page.locator('section, div').filter({ has: page.getByRole('heading', { name: 'Lịch sử đăng nhập' }) })
  const lines = tries.last().locator('..').getByRole('listitem')
  await expect.poll(() => lines.count()).toBe(2)
  expect(await lines.first().innerText()).toMatch(/Chrome trên Linux[^]*từ địa chỉ 127\.0\.0\.1[^]*Phiên này/)
  expect(await lines.last().innerText()).toContain('Không thành công')
  await picture(page, 'profile-sign-ins', { whole: true })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'profile-sign-ins-390', { whole: true })
  await page.context().close()
})

test('a file that is no picture is told under its field, and what else was typed stays', async () => {
  const person = await product.person('Mai Thị Ảnh', [])
  const page = await product.open({ language: 'vi' })
  await signIn(page, person, '/profile/edit')
  const file = page.locator('input[type=file]')
  const told = page.locator('[data-field=avatar]').getByRole('alert')
  const choose = page.getByRole('button', { name: 'Chọn ảnh' })
  const picked = (name: string, buffer: Buffer) => file.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await page.getByLabel('Họ và tên').fill('Mai Thị Ảnh Mới')
  await page.getByLabel('Thông tin thêm').fill('Ca sáng')
  await picked('biên bản.pdf', Buffer.from('%PDF-1.7'))
  await told.getByText('Tệp "biên bản.pdf" không thuộc loại được chấp nhận').waitFor()
  // By its path: through the test's own line fifteen megabytes take a busy machine half a minute.
  const directory = await mkdtemp(join(tmpdir(), 'apron-profile-'))
  const large = join(directory, 'toàn cảnh.jpg')
  await writeFile(large, '')
  await truncate(large, 15 * 1024 * 1024 + 1)
  await file.setInputFiles(large)
  await told.getByText('Tệp "toàn cảnh.jpg" quá lớn: 15.0 MB, tối đa 15.0 MB.').waitFor()
  // Only its content says that it is none.
  await picked('chân dung.jpg', Buffer.from('no picture'))
  await told.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Lưu' }).click()
  await told.getByText('Tệp "chân dung.jpg" không thuộc loại được chấp nhận').waitFor()
  await expect.poll(() => choose.evaluate((button) => button === document.activeElement)).toBe(true)
  await expect.poll(() => page.getByText('Tệp "chân dung.jpg"').count()).toBe(1)
  await expect.poll(() => page.getByLabel('Họ và tên').inputValue()).toBe('Mai Thị Ảnh Mới')
  await expect.poll(() => page.getByLabel('Thông tin thêm').inputValue()).toBe('Ca sáng')
  await expectAccessible(page)
  await picked('chân dung.jpg', await jpeg(600, 600))
  await told.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Lưu' }).click()
  await page.waitForURL('**/profile/show')
  await page.getByText('Ca sáng').waitFor()
  await page.context().close()
  await rm(directory, { recursive: true })
})

test('a changed password ends the other sessions when asked to, and the new one signs in', async () => {
  const person = await product.person('Phạm Thị Lan', [])
  const other = await product.open()
  await signIn(other, person, '/profile/show')
  const page = await product.open()
  await signIn(page, person, '/profile/show')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  await page.locator('input[name=current_password]').fill('not this one')
  await page.locator('input[name=password]').fill('Nhiên liệu sạch 2026')
  await page.getByText('Strength: strong').waitFor()
  await page.locator('input[name=password_again]').fill('Nhiên liệu sạch 2026')
  await page.getByLabel('Sign out everywhere else').check()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('The current password is not right.').waitFor()
  await page.locator('input[name=current_password]').fill(person.password)
  for (const [common, before] of [
    ['mountain', 'weak'],
    ['11111111', 'very weak'],
  ] as const) {
    for (const name of ['password', 'password_again']) await page.locator(`input[name=${name}]`).fill(common)
    await page.getByText(`Strength: ${before}`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.locator('[data-field=password]').getByText('Choose another one.').waitFor()
    await page.getByText('Strength: very weak').waitFor()
  }
  for (const name of ['password', 'password_again'])
    await page.locator(`input[name=${name}]`).fill('Nhiên liệu sạch 2026')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Change password success').waitFor()
  await other.waitForURL('**/login**')
  await signInByForm(other, { ...person, password: 'Nhiên liệu sạch 2026' }, '/profile/show')
  await page.reload()
  await page.getByRole('button', { name: /^Sign out of/ }).click()
  await page.getByText('That session has ended').waitFor()
  await other.waitForURL('**/login**')
  await page.context().close()
  await other.context().close()
})

/** A file of somebody of which half has come, as from a telephone that went away. */
async function halfSent({ id }: Person, name: string): Promise<void> {
  const sender = await product.world.signIn(id)
  const begun = (await beginUpload(sender, 1024 * 1024, { name, purpose: 'audit' })).body.data as Begun
  await sendPart(sender, [begun.id, 1], Buffer.alloc(begun.part_bytes, 'x'))
}

test('what never came whole is seen, and dropped', async () => {
  const person = await product.person('Đỗ Minh Quân', [])
  await halfSent(person, 'bồn chứa.jpg')
  const page = await product.open({ language: 'vi' })
  await signIn(page, person, '/profile/show')
  await page.getByText('Bằng chứng đánh giá · đã nhận 512 KB / 1.0 MB').waitFor()
  await page.getByRole('button', { name: 'Bỏ bồn chứa.jpg' }).click()
  await page.getByText('Phần đã gửi của “bồn chứa.jpg” sẽ bị xóa.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Bỏ', exact: true }).click()
  await page.getByText('Đã bỏ tệp gửi dở').waitFor()
  await page.getByRole('heading', { name: 'Tệp gửi dở' }).waitFor({ state: 'detached' })
  const sender = await product.world.signIn(person.id)
  expect((await sender.get('/uploads')).body.data).toEqual([])
  await page.context().close()
})

test.each(looks.map((look) => [nameOf(look), look] as const))('looks right: %s', async (name, look) => {
  const person = await product.person('Nguyễn Hoàng Phương Thảo', 'everything')
  await halfSent(person, 'Kiểm tra phin lọc xe tra nạp 07.jpg')
  const page = await product.open(look)
  await signIn(page, person, '/profile/show')
  await page.locator('#content li').first().waitFor()
  await page.getByRole('heading', { name: /Tệp gửi dở|Files on their way/ }).waitFor()
  await picture(page, `profile-${name}`, { whole: true })
  await expectAccessible(page)
  for (const [path, field] of [
    ['edit', 'input[name=fullname]'],
    ['change-password', 'input[name=current_password]'],
  ] as const) {
    await page.goto(`/profile/${path}`)
    await page.locator(field).waitFor()
    if (path === 'change-password') await page.locator('input[name=password]').fill('Kho 2026')
    else {
      const buffer = Buffer.from('%PDF-1.7')
      await page.locator('input[type=file]').setInputFiles({ name: 'Ảnh thẻ.pdf', mimeType: 'image/png', buffer })
      await page.locator('[data-field=avatar]').getByRole('alert').waitFor()
    }
    await picture(page, `profile-${path}-${name}`)
    await expectAccessible(page)
  }
  await page.goto('/qr-code')
  await page.locator('#content svg[role=img]').waitFor()
  await picture(page, `qr-code-${name}`)
  await expectAccessible(page)
  await page.context().close()
})
