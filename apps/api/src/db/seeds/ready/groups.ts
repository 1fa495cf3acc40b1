import type { Permission } from '@apron/contract'
import type { Text } from '@apron/messages'

type ReadyGroup = { name: Text; description: Text; permissions: readonly Permission[] }

const talk = ['CREATE_COMMENT', 'UPDATE_COMMENT', 'DELETE_COMMENT'] as const
/** What somebody wrote is theirs to change without a permission. */
const forum = ['CREATE_FAQ', 'OPEN_FAQ', 'CLOSE_FAQ', 'CREATE_FAQ_COMMENT'] as const
const moderate = ['UPDATE_FAQ', 'DELETE_FAQ', 'UPDATE_FAQ_COMMENT', 'DELETE_FAQ_COMMENT', 'PIN_FAQ'] as const
const plan = ['CREATE_CHECKLIST', 'UPDATE_CHECKLIST', 'DELETE_CHECKLIST', 'DUPLICATE_CHECKLIST'] as const
const fill = ['VIEW_CHECKLIST_ITEM', 'ADD_CHECKLIST_ITEM', 'REMOVE_CHECKLIST_ITEM'] as const
const audit = ['AUDIT_CHECKLIST_ITEM', 'SET_CORRECTIVE_DATE', ...talk, 'FINAL_COMMENT'] as const
const lead = ['IN_PROGRESS_CHECKLIST', 'CORRECTIVE_CHECKLIST', 'EXPORT_MINUTES', 'SET_CORRECTIVE_STATUS'] as const

export const groups = {
  managers: {
    name: { vi: 'Quản lý chất lượng', en: 'Quality managers' },
    description: {
      vi: 'Xem mọi đợt đánh giá, duyệt kế hoạch, theo dõi khắc phục, đóng đợt đánh giá, quản lý danh mục.',
      en: 'See every audit, approve plans, follow corrective actions, close audits and keep the catalogues.',
    },
    permissions: [
      ...(['VIEW_ALL_CHECKLIST', 'QREPORT_CHECKLIST', 'VIEW_CHECKLIST_ITEM', 'VIEW_DOCUMENT_ORGANIZATION'] as const),
      'MANAGE_PROGRAMME',
      ...(['APPROVE_CHECKLIST', 'REJECT_CHECKLIST', 'CLOSE_CHECKLIST', ...lead, 'SET_CORRECTIVE_DATE'] as const),
      ...talk,
      'FINAL_COMMENT',
      ...(['CREATE_CHECKLIST_ITEM_STATUS', 'UPDATE_CHECKLIST_ITEM_STATUS', 'DELETE_CHECKLIST_ITEM_STATUS'] as const),
      ...(['CREATE_CHK_CATEGORY', 'UPDATE_CHK_CATEGORY', 'DELETE_CHK_CATEGORY', 'SELECT_CHK_CATEGORY'] as const),
      ...(['CREATE_GROUP_ALIAS', 'UPDATE_GROUP_ALIAS', 'DELETE_GROUP_ALIAS'] as const),
      ...(['CREATE_POSITION', 'UPDATE_POSITION', 'VIEW_USER_ORGANIZATION'] as const),
      ...(['CREATE_GROUP_FAQ', 'UPDATE_GROUP_FAQ', 'APPROVE_GROUP_FAQ', 'REJECT_GROUP_FAQ'] as const),
      ...moderate,
      ...forum,
    ],
  },
  leads: {
    name: { vi: 'Trưởng đoàn đánh giá', en: 'Lead auditors' },
    description: {
      vi: 'Lập kế hoạch đánh giá, dẫn đoàn, trả lời các mục, lập biên bản, xác nhận khắc phục.',
      en: 'Plan audits, lead the team, answer items, write the minutes and confirm corrective actions.',
    },
    permissions: [...plan, ...fill, ...audit, ...lead, 'QREPORT_CHECKLIST', ...forum],
  },
  auditors: {
    name: { vi: 'Đánh giá viên', en: 'Auditors' },
    description: {
      vi: 'Trả lời các mục, ghi nhận xét kèm hình ảnh và đặt hạn khắc phục trong những đợt đánh giá được tham gia.',
      en: 'Answer items, comment with photos and set corrective dates in the audits they take part in.',
    },
    permissions: [...audit, 'VIEW_CHECKLIST_ITEM', ...forum],
  },
  auditees: {
    name: { vi: 'Đơn vị được đánh giá', en: 'Auditees' },
    description: {
      vi: 'Xem các đợt đánh giá của đơn vị mình, giải trình và báo cáo khắc phục bằng ghi nhận.',
      en: 'See the audits of their own organisation, explain and report corrective actions in comments.',
    },
    permissions: ['VIEW_ORG_CHECKLIST', ...talk, ...forum],
  },
  librarians: {
    name: { vi: 'Biên soạn', en: 'Librarians' },
    description: {
      vi: 'Biên soạn thư viện câu hỏi, thẻ và tài liệu, lập kế hoạch đánh giá; không tự phê duyệt.',
      en: 'Write the library of questions, tags and documents and plan audits; they approve nothing.',
    },
    permissions: [
      ...(['CREATE_GROUPCHKITEM', 'UPDATE_GROUPCHKITEM', 'DELETE_GROUPCHKITEM'] as const),
      ...(['CREATE_CHECKLIST_ITEM', 'UPDATE_CHECKLIST_ITEM', 'DELETE_CHECKLIST_ITEM'] as const),
      ...(['CREATE_CHECKLIST_ITEM_TAG', 'UPDATE_CHECKLIST_ITEM_TAG', 'DELETE_CHECKLIST_ITEM_TAG'] as const),
      ...(['CREATE_HASHTAG', 'UPDATE_HASHTAG', 'DELETE_HASHTAG', 'ATTACH_HASHTAG'] as const),
      ...(['CREATE_GROUPDOC', 'UPDATE_GROUPDOC', 'DELETE_GROUPDOC'] as const),
      ...(['CREATE_DOCUMENT', 'UPDATE_DOCUMENT', 'DELETE_DOCUMENT', 'VIEW_DOCUMENT_ORGANIZATION'] as const),
      ...(['CREATE_DOCUMENT_ITEM', 'UPDATE_DOCUMENT_ITEM', 'DELETE_DOCUMENT_ITEM'] as const),
      ...(['IMPORT_DOCUMENT_ITEM', 'UPDATE_INDEX_DOCUMENT_ITEM', 'GET_MEDIA', 'DOCUMENT_MANAGER'] as const),
      ...(['CREATE_POSITION', 'UPDATE_POSITION'] as const),
      ...plan,
      ...fill,
      ...forum,
    ],
  },
  approvers: {
    name: { vi: 'Phê duyệt', en: 'Approvers' },
    description: {
      vi: 'Xem và phê duyệt hoặc từ chối thư viện, tài liệu, chức vụ, đơn vị và kế hoạch đánh giá.',
      en: 'See and approve or reject the library, documents, positions, organisations and audit plans.',
    },
    permissions: [
      ...(['VIEW_ALL_CHECKLIST', 'APPROVE_CHECKLIST', 'REJECT_CHECKLIST', 'QREPORT_CHECKLIST'] as const),
      ...(['APPROVE_GROUPCHKITEM', 'REJECT_GROUPCHKITEM', 'VIEW_CHECKLIST_ITEM'] as const),
      ...(['APPROVE_CHECKLIST_ITEM', 'REJECT_CHECKLIST_ITEM', 'VIEW_DOCUMENT_ORGANIZATION'] as const),
      ...(['APPROVE_GROUPDOC', 'REJECT_GROUPDOC', 'APPROVE_DOCUMENT', 'REJECT_DOCUMENT'] as const),
      ...(['APPROVE_POSITION', 'REJECT_POSITION', 'APPROVE_ORGANIZATION', 'REJECT_ORGANIZATION'] as const),
      ...(['APPROVE_GROUP', 'REJECT_GROUP', 'VIEW_USER_ORGANIZATION'] as const),
      ...forum,
    ],
  },
  viewers: {
    name: { vi: 'Người xem', en: 'Viewers' },
    description: {
      vi: 'Xem các đợt đánh giá của đơn vị mình và cấp dưới, thư viện và báo cáo.',
      en: 'See the audits of their own organisation and those below it, the library and the reports.',
    },
    permissions: ['VIEW_ORG_CHECKLIST', 'QREPORT_CHECKLIST', 'VIEW_CHECKLIST_ITEM', ...forum],
  },
} satisfies Record<string, ReadyGroup>

export type GroupKey = keyof typeof groups

/** The super group's name, which every deployment has from the start. */
export const administratorsGroup: { name: Text; description: Text } = {
  name: { vi: 'Quản trị hệ thống', en: 'Administrators' },
  description: {
    vi: 'Được làm mọi việc, kể cả người dùng, phân quyền và thiết lập.',
    en: 'May do everything, users, permissions and settings included.',
  },
}
