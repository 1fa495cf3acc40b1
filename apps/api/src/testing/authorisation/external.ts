/**
 * What external auditees are answered inside an audit, written by hand. All are given every right there is.
 * `own` is in the team and answers for the finding of the address; `answering` answers for it and is in no team; `team` is
 * in the team and answers for nothing. Of several lines of a call one is about an item that is nobody's of them.
 */
export const externalTable = `
  #                                                                                     own  answering  team
  GET    /checklists/:id                                                                404  404        404
  PUT    /checklists/:id                                                                404  404        404
  DELETE /checklists/:id                                                                404  404        404
  GET    /checklists/:id/users                                                          404  404        404
  POST   /checklists/:id/checklist-items                                                404  404        404
  POST   /checklists/:id/approval                                                       404  404        404
  POST   /checklists/:id/rejection                                                      404  404        404
  POST   /checklists/:id/in-progress                                                    404  404        404
  POST   /checklists/:id/corrective                                                     404  404        404
  POST   /checklists/:id/close                                                          404  404        404
  POST   /checklists/:id/duplicates                                                     404  404        404

  GET    /checklists/:id/checklist-items                                                404  404        404
  GET    /checklists/:id/group-checklist-items/:groupId                                 404  404        404
  GET    /checklists/:id/group-checklist-items/:groupId/repeats                         404  404        404
  GET    /checklists/:id/checklist-items/:itemId                                        200  200        404
  GET    /checklists/:id/checklist-items/:itemId                           #another     404  404        404
  PUT    /checklists/:id/checklist-items/:itemId                                        404  404        404
  GET    /checklists/:id/figures                                                        404  404        404
  GET    /checklists/:id/quick-reports                                                  404  404        404
  GET    /checklists/:id/checklist-items/:itemId/histories                              404  404        404
  GET    /checklists/:id/search                                                         404  404        404
  POST   /set-corrective-date/:id/chk-item/:itemId                                      404  404        404
  PUT    /checklists/:id/checklist-items/:itemId/responsible                            404  404        404
  POST   /set-status/:id/chk-item/:itemId                                               404  404        404
  GET    /checklists/:id/missing                                                        404  404        404
  GET    /checklists/:id/earlier-answers                                                404  404        404
  GET    /minutes/:id/scans                                                             404  404        404
  POST   /minutes/:id/scans                                                             404  404        404
  DELETE /minutes/:id/scans/:scanId                                                     404  404        404
  GET    /checklists/:id/report-fixes                                                   404  404        404
  GET    /checklists/:id/actions                                                        404  404        404
  GET    /checklists/:id/addenda                                                        404  404        404
  POST   /checklists/:id/addenda                                                        404  404        404
  GET    /checklists/:id/responsible-people                                             404  404        404

  GET    /checklists/:id/checklist-items/:itemId/comments                               200  200        404
  GET    /checklists/:id/checklist-items/:itemId/comments                  #another     404  404        404
  POST   /checklists/:id/checklist-items/:itemId/comments                               200  200        404
  POST   /checklists/:id/checklist-items/:itemId/comments                  #another     404  404        404
  GET    /checklists/:id/checklist-items/:itemId/comments/:commentId                    200  200        404
  GET    /checklists/:id/checklist-items/:itemId/comments/:commentId       #another     404  404        404
  POST   /checklists/:id/checklist-items/:itemId/comments/:commentId                    200  200        404
  POST   /checklists/:id/checklist-items/:itemId/comments/:commentId       #another     404  404        404
  DELETE /checklists/:id/checklist-items/:itemId/comments/:commentId                    200  200        404
  DELETE /checklists/:id/checklist-items/:itemId/comments/:commentId       #another     404  404        404
  POST   /comments/:id/final                                                            404  404        404

  GET    /findings/:id                                                                  200  200        404
  GET    /findings/:id                                                     #another     404  404        404
  POST   /findings/:id/proposal                                                         200  200        404
  POST   /findings/:id/proposal                                            #another     404  404        404
  POST   /findings/:id/acceptance                                                       404  404        404
  POST   /findings/:id/verification                                                     404  404        404
  POST   /findings/:id/return                                                           404  404        404
  POST   /findings/:id/effectiveness                                                    404  404        404
  POST   /findings/:id/extensions                                                       200  200        404
  POST   /findings/:id/extensions                                          #another     404  404        404
  POST   /findings/:id/extensions/:extensionId/decision                                 404  404        404
  GET    /findings/:id/comments                                                         200  200        404
  GET    /findings/:id/comments                                            #another     404  404        404
  POST   /findings/:id/evidence                                                         200  200        404
  POST   /findings/:id/evidence                                            #another     404  404        404
  POST   /findings/:id/completion                                                       200  200        404
  POST   /findings/:id/completion                                          #another     404  404        404

  GET    /checklists/:id/meeting-minutes                                                200  404        200
  POST   /checklists/:id/meeting-minutes                                                404  404        404
  GET    /checklists/:id/meeting-minutes/checklist-items                                404  404        404
  GET    /checklists/:id/meeting-minutes/:minutesId                                     200  404        200
  GET    /checklists/:id/meeting-minutes-last                                           200  404        200
  GET    /checklists/:id/result                                                         200  404        200
`
