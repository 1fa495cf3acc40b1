import { auditsTexts } from './audits/index.ts'
import { deskTexts } from './desk/index.ts'
import { libraryTexts } from './library/index.ts'
import { peopleTexts } from './people/index.ts'
import { platformTexts } from './platform/index.ts'
import { shellTexts } from './shell/index.ts'
import { talkTexts } from './talk/index.ts'

/** Every text, by its section. */
export const messages = {
  ...auditsTexts,
  ...deskTexts,
  ...libraryTexts,
  ...peopleTexts,
  ...platformTexts,
  ...shellTexts,
  ...talkTexts,
}
