import { shorten } from '@apron/contract/text'

/** What parts folders, means something to some system, turns what stands beside it or cannot be seen. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu
/** Devices of Windows, with any ending. */
const devices = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i

/** Words as a name that every file system takes, of at most so many signs; nothing of them may be left. */
export function safeName(words: string, most: number): string {
  const plain = words.toWellFormed().normalize('NFC').replace(refused, ' ').replace(/\s+/g, ' ').trim()
  const short = shorten(plain.replace(/^[. ]+/, ''), most).replace(/(?<![. ])[. ]+$/, '')
  return devices.test(short) ? `_${short}` : short
}
