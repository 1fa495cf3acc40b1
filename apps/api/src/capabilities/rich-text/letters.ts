/** Characters that XML forbids; half a surrogate pair becomes the replacement character. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const refused = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
export const plain = (text: string): string => text.replace(refused, '').toWellFormed()

/** The same for a cell of a workbook, where `_x0041_` would be read as the letter of that number. */
export const cellText = (text: string): string => plain(text).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
