/**
 * What external users without any permission are answered by the calls that are open to everybody signed in, about
 * records of others; of a list also how many rows it gives them.
 */
export const outsideTable = `
  #                                                     external answer
  GET    /category/checklists                           open    200 0
  GET    /changes                                       own     200
  GET    /chats                                         own     200 0
  POST   /chats                                         own     422
  GET    /chats/:id                                     own     404
  POST   /chats/:id                                     own     404
  POST   /chats/:id/read                                own     404
  GET    /checklist-item-fix                            own     200 0
  GET    /checklist-item-fix/counts                     own     200
  GET    /checklist-item-status                         open    200 4
  GET    /checklist-item-status/:id                     open    200
  GET    /checklist-items/:id/refer                     own     404
  GET    /checklists                                    own     200 0
  GET    /checklists/counts                             own     200 0
  GET    /checklists/resume                             own     200
  GET    /document-items/:id                            own     404
  GET    /documents                                     own     200 0
  GET    /documents/:id                                 own     404
  GET    /documents/:id/acknowledgements                own     404
  POST   /documents/:id/acknowledgements                own     404
  GET    /documents/:id/comparison                      own     404
  GET    /documents/:id/items                           own     404
  GET    /documents/:id/reading                         own     404
  PUT    /documents/:id/reading                         own     404
  POST   /exports                                       own     404
  GET    /exports/:id                                   own     404
  GET    /faqs                                          rights  200 0
  GET    /faqs/:id                                      rights  404
  POST   /faqs/:id                                      rights  404
  DELETE /faqs/:id                                      rights  404
  GET    /faqs/:id/comments                             rights  200 0
  GET    /faqs/:id/comments/:commentId                  rights  404
  POST   /faqs/:id/comments/:commentId                  rights  404
  DELETE /faqs/:id/comments/:commentId                  rights  404
  POST   /faqs/:id/comments/:commentId/solution         rights  404
  DELETE /faqs/:id/comments/:commentId/solution         rights  404
  GET    /files/:id/sheet                               own     200
  GET    /findings                                      own     200 0
  GET    /findings/actions                              own     404
  GET    /findings/board                                own     200 8
  POST   /findings/exports                              own     200
  GET    /findings/people                               own     200 0
  GET    /findings/views                                own     200 0
  POST   /findings/views                                own     200
  PUT    /findings/views/:id                            own     404
  DELETE /findings/views/:id                            own     404
  GET    /get-checklist-item/:id                        own     404
  GET    /group-aliases                                 open    200 0
  GET    /group-aliases/:id                             open    200
  GET    /group-checklist-items                         rights  200 0
  GET    /group-checklist-items/:id                     rights  404
  GET    /group-documents                               own     200 0
  GET    /group-documents/:id                           own     404
  GET    /group-faqs                                    rights  200 0
  GET    /group-faqs/:id                                rights  404
  GET    /groups                                        rights  200 0
  GET    /groups/:id                                    rights  404
  GET    /groups/:id/dashboard                          open    200 7
  GET    /jobs/:id                                      own     404
  POST   /jobs/:id/cancellation                         own     404
  GET    /libraries/document                            own     200
  POST   /libraries/upload                              open    200
  GET    /media/documents                               rights  200 0
  GET    /meeting-minutes                               own     200 0
  GET    /organizations                                 own     200 0
  GET    /organizations/:id                             own     404
  GET    /papers/head                                   open    200
  GET    /positions                                     open    200 0
  GET    /positions/:id                                 open    200
  GET    /profile/readings                              own     200 0
  GET    /programme                                     rights  200 0
  GET    /programme/:id                                 rights  404
  GET    /programme/paper                               rights  404
  GET    /programme/totals                              rights  404
  GET    /search                                        own     200
  GET    /settings/address                              open    200
  GET    /status                                        open    200
  GET    /tags                                          rights  200 0
  GET    /tags/:id                                      rights  404
  GET    /uploads                                       own     200 1
  POST   /uploads                                       own     200
  GET    /uploads/:id                                   own     404
  DELETE /uploads/:id                                   own     404
  POST   /uploads/:id/completion                        own     404
  POST   /uploads/:id/parts/:n                          own     404
  GET    /users                                         own     200 1
  GET    /users/active                                  own     200 0
  GET    /waiting                                       own     200 0
  GET    /waiting/count                                 own     200
  POST   /waiting/decisions                             own     403
  GET    /waiting/findings                              own     200 0
  GET    /waiting/log                                   own     200 0
  GET    /waiting/minutes                               own     200 0
`
