/** A text without case and Vietnamese diacritics, as the SQL function `fold` makes it: `Đầu` becomes `dau`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()
}
