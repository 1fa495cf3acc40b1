/** Calls of the product that are not served yet. Once one is, it leaves this list and gets its lines in a table. */
export const notBuilt = `
  POST /checklists/:id/reports
  POST /checklists/hashtag/reports
  GET /checklists/:id/report-fixes
  POST /category/checklists
  PUT /category/checklists/:id
  DELETE /category/checklists/:id
  POST /category/checklist/selects
  POST /forgot-pwd
  POST /reset-pwd
  GET /faqs
  GET /faqs/:id
  POST /faqs
  POST /faqs/:id
  DELETE /faqs/:id
  POST /faqs/:id/open
  POST /faqs/:id/close
  GET /faqs/:id/comments
  POST /faqs/:id/comments
  GET /faqs/:id/comments/:commentId
  POST /faqs/:id/comments/:commentId
  DELETE /faqs/:id/comments/:commentId
  GET /group-faqs
  POST /group-faqs
  GET /group-faqs/:id
  PUT /group-faqs/:id
  DELETE /group-faqs/:id
  POST /group-faqs/:id/approval
  POST /group-faqs/:id/rejection
`
  .trim()
  .split(/\s*\n\s*/)
