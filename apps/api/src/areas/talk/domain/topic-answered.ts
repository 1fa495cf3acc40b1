import { numberOf, saying, type Told } from '../../../capabilities/telling/told.ts'

/** Somebody wrote below a post of the forum. */
export const topicAnswered: Told = {
  type: 'FAQ_CMT',
  icon: 'messages',
  link: (data) => `/forum/${numberOf(data['faq_id'])}/detail`,
  message: saying('told.faq_cmt', 'title'),
}
