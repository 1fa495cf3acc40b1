import { table } from './table.ts'

/**
 * Audits and what is inside them. `author` wrote the audit, or the comment, and holds no permission. In a call that
 * needs a permission in the audit, `without` is in the team with every right but that one; otherwise `without` is in
 * the audit's organisation with every right but those that show audits. `elsewhere` may see the audits of another
 * organisation. `holder` is in the team by a role that brings just the permission.
 */
export const auditCalls = table(`
  #                                                                                                         nobody without elsewhere author holder super
  GET    /checklists                                                        -                               401    200     200       200    200    200
  GET    /checklists                                               #seen    audit:see                       401    no      no        yes    yes    yes
  POST   /checklists                                                        CREATE_CHECKLIST                401    403     200       .      200    200
  GET    /checklists/{id}                                                   audit:see                       401    404     404       200    200    200
  PUT    /checklists/{id}                                                   audit:UPDATE_CHECKLIST          401    403     404       403    200    200
  DELETE /checklists/{id}                                                   audit:DELETE_CHECKLIST          401    403     404       403    200    200
  GET    /checklists/{id}/users                                             audit:see                       401    404     404       200    200    200
  POST   /checklists/{id}/checklist-items                                   audit:ADD_CHECKLIST_ITEM        401    403     404       403    200    200
  POST   /checklists/{id}/checklist-items                          #fewer   audit:ADD_CHECKLIST_ITEM        401    403     404       403    403    200
  POST   /checklists/{id}/approval                                          audit:APPROVE_CHECKLIST         401    403     404       403    200    200
  POST   /checklists/{id}/rejection                        audit:REJECT_CHECKLIST|APPROVE_CHECKLIST         401    403     404       403    200    200
  POST   /checklists/{id}/in-progress                                       audit:IN_PROGRESS_CHECKLIST     401    403     404       403    200    200
  POST   /checklists/{id}/corrective                                        audit:CORRECTIVE_CHECKLIST      401    403     404       403    200    200
  POST   /checklists/{id}/close                                             audit:CLOSE_CHECKLIST           401    403     404       403    200    200
  POST   /checklists/{id}/duplicates                                        audit:DUPLICATE_CHECKLIST       401    403     404       403    200    200

  GET    /checklists/{id}/checklist-items                                   audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/group-checklist-items/{groupId}                   audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/checklist-items/{itemId}                          audit:see                       401    404     404       200    200    200
  PUT    /checklists/{id}/checklist-items/{itemId}                          audit:AUDIT_CHECKLIST_ITEM      401    403     404       403    200    200
  PUT    /checklists/{id}/checklist-items/{itemId}                 #foreign audit:AUDIT_CHECKLIST_ITEM      401    403     404       403    404    404
  GET    /checklists/{id}/quick-reports                                     audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/checklist-items/{itemId}/histories                audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/checklist-items/{itemId}/histories       #foreign audit:see                       401    404     404       404    404    404
  GET    /checklists/{id}/search                                            audit:see                       401    404     404       200    200    200
  POST   /set-corrective-date/{id}/chk-item/{itemId}                        audit:SET_CORRECTIVE_DATE       401    403     404       403    200    200
  POST   /set-status/{id}/chk-item/{itemId}                                 audit:SET_CORRECTIVE_STATUS     401    403     404       403    200    200
  GET    /checklist-item-fix                                                -                               401    200     200       200    200    200
  GET    /checklist-item-fix                                       #seen    audit:see                       401    no      no        yes    yes    yes
  GET    /search                                                   #seen    audit:see                       401    no      no        yes    yes    yes

  GET    /checklists/{id}/checklist-items/{itemId}/comments                 audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/checklist-items/{itemId}/comments        #foreign audit:see                       401    404     404       404    404    404
  POST   /checklists/{id}/checklist-items/{itemId}/comments                 audit:CREATE_COMMENT            401    403     404       403    200    200
  GET    /checklists/{id}/checklist-items/{itemId}/comments/{commentId}          audit:see                  401    404     404       200    200    200
  GET    /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #foreign audit:see                  401    404     404       404    404    404
  POST   /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #own     audit:UPDATE_COMMENT       .      403     404       403    200    200
  POST   /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #others  audit:UPDATE_COMMENT       401    403     404       .      403    403
  DELETE /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #own     audit:DELETE_COMMENT       .      403     404       403    200    200
  DELETE /checklists/{id}/checklist-items/{itemId}/comments/{commentId} #others  audit:DELETE_COMMENT       401    403     404       .      403    403
  POST   /comments/{id}/final                                               audit:FINAL_COMMENT             401    403     404       403    200    200

  GET    /checklists/{id}/meeting-minutes                                   audit:see                       401    404     404       200    200    200
  POST   /checklists/{id}/meeting-minutes                                   audit:EXPORT_MINUTES            401    403     404       403    200    200
  GET    /checklists/{id}/meeting-minutes/{minutesId}                       audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/meeting-minutes/{minutesId}              #foreign audit:see                       401    404     404       404    404    404
  GET    /checklists/{id}/meeting-minutes/checklist-items                   audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/meeting-minutes-last                              audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/result                                            audit:see                       401    404     404       200    200    200
  GET    /checklists/{id}/result                                   #none    audit:see                       401    404     404       402    402    402
`)
