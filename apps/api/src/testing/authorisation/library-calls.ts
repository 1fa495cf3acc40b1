import { table } from './table.ts'

/** Documents, files, the library of questions and its catalogues. `without` holds every permission but the needed ones, `elsewhere` nearly all. */
export const libraryCalls = table(`
  #                                                                                               nobody without elsewhere author holder super
  GET    /documents                               -                                               401    200     200       200    200    200
  GET    /documents                    #waiting   VIEW_DOCUMENT_ORGANIZATION|CREATE_DOCUMENT|UPDATE_DOCUMENT|APPROVE_DOCUMENT 401 no yes no yes yes
  GET    /documents/{id}/items                    -                                               401    200     200       200    200    200
  GET    /documents/{id}/items         #waiting   VIEW_DOCUMENT_ORGANIZATION|CREATE_DOCUMENT|UPDATE_DOCUMENT|APPROVE_DOCUMENT 401 404 200 404 200 200
  POST   /libraries/upload                        -                                               401    200     200       .      200    200

  GET    /checklist-items                         VIEW_CHECKLIST_ITEM                             401    403     200       403    200    200
  POST   /checklist-items                         CREATE_CHECKLIST_ITEM                           401    403     200       .      200    200
  GET    /checklist-items/{id}                    VIEW_CHECKLIST_ITEM                             401    403     200       403    200    200
  PUT    /checklist-items/{id}                    UPDATE_CHECKLIST_ITEM                           401    403     200       403    200    200
  DELETE /checklist-items/{id}                    DELETE_CHECKLIST_ITEM                           401    403     200       403    200    200
  POST   /checklist-items/{id}/approval           APPROVE_CHECKLIST_ITEM                          401    403     200       403    200    200
  POST   /checklist-items/{id}/rejection          REJECT_CHECKLIST_ITEM|APPROVE_CHECKLIST_ITEM    401    403     200       403    200    200
  POST   /checklist-items/upload-images           CREATE_CHECKLIST_ITEM|UPDATE_CHECKLIST_ITEM     401    403     200       .      200    200
  DELETE /multi-destroy-checklist-items           DELETE_CHECKLIST_ITEM                           401    403     200       403    200    200
  PUT    /multi-approval-checklist-items          APPROVE_CHECKLIST_ITEM                          401    403     200       403    200    200
  PUT    /multi-rejection-checklist-items         REJECT_CHECKLIST_ITEM|APPROVE_CHECKLIST_ITEM    401    403     200       403    200    200
  GET    /get-header-checklist-item               CREATE_CHECKLIST_ITEM                           401    403     200       .      200    200
  GET    /get-checklist-item/{id}                 -                                               401    200     200       200    200    200
  GET    /get-checklist-item/{id}      #waiting   VIEW_CHECKLIST_ITEM                             401    404     200       404    200    200
  GET    /checklist-items/{id}/refer              -                                               401    200     200       200    200    200
  GET    /checklist-items/{id}/refer   #waiting   VIEW_CHECKLIST_ITEM                             401    404     200       404    200    200
  GET    /checklist-items/{id}/refer   #documents VIEW_DOCUMENT_ORGANIZATION|CREATE_DOCUMENT|UPDATE_DOCUMENT|APPROVE_DOCUMENT 401 no yes no yes yes

  GET    /group-checklist-items                   -                                               401    200     200       200    200    200
  GET    /group-checklist-items        #waiting   VIEW_CHECKLIST_ITEM|CREATE_GROUPCHKITEM|UPDATE_GROUPCHKITEM|DELETE_GROUPCHKITEM|APPROVE_GROUPCHKITEM|REJECT_GROUPCHKITEM 401 no yes no yes yes
  POST   /group-checklist-items                   CREATE_GROUPCHKITEM                             401    403     200       .      200    200
  GET    /group-checklist-items/{id}              -                                               401    200     200       200    200    200
  GET    /group-checklist-items/{id}   #waiting   VIEW_CHECKLIST_ITEM|CREATE_GROUPCHKITEM|UPDATE_GROUPCHKITEM|DELETE_GROUPCHKITEM|APPROVE_GROUPCHKITEM|REJECT_GROUPCHKITEM 401 404 200 404 200 200
  PUT    /group-checklist-items/{id}              UPDATE_GROUPCHKITEM                             401    403     200       403    200    200
  DELETE /group-checklist-items/{id}              DELETE_GROUPCHKITEM                             401    403     200       403    200    200
  POST   /group-checklist-items/{id}/approval     APPROVE_GROUPCHKITEM                            401    403     200       403    200    200
  POST   /group-checklist-items/{id}/rejection    REJECT_GROUPCHKITEM|APPROVE_GROUPCHKITEM        401    403     200       403    200    200

  GET    /checklist-item-status                   -                                               401    200     200       .      200    200
  POST   /checklist-item-status                   CREATE_CHECKLIST_ITEM_STATUS                    401    403     200       .      200    200
  GET    /checklist-item-status/{id}              -                                               401    200     200       .      200    200
  PUT    /checklist-item-status/{id}              UPDATE_CHECKLIST_ITEM_STATUS                    401    403     200       .      200    200
  DELETE /checklist-item-status/{id}              DELETE_CHECKLIST_ITEM_STATUS                    401    403     200       .      200    200
  GET    /tags                                    -                                               401    200     200       .      200    200
  GET    /category/checklists                     -                                               401    200     200       .      200    200
`)
