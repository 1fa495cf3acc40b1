import { table } from './table.ts'

/** Organisations, users, positions and notifications. `without` holds every permission but the needed ones, `elsewhere` nearly all. */
export const companyCalls = table(`
  #                                                                                         nobody without elsewhere author holder super
  GET    /organizations                  -                                                  401    200     200       200    200    200
  POST   /organizations                  CREATE_ORGANIZATION                                401    403     200       .      200    200
  GET    /organizations/{id}             -                                                  401    200     200       200    200    200
  PUT    /organizations/{id}             UPDATE_ORGANIZATION                                401    403     200       403    200    200
  DELETE /organizations/{id}             DELETE_ORGANIZATION                                401    403     200       403    200    200
  GET    /organizations/trashs           RESTORE_ORGANIZATION                               401    403     200       .      200    200
  POST   /organizations/trashs           RESTORE_ORGANIZATION                               401    403     200       .      200    200
  POST   /organizations/{id}/approval    APPROVE_ORGANIZATION                               401    403     200       403    200    200
  POST   /organizations/{id}/rejection   REJECT_ORGANIZATION|APPROVE_ORGANIZATION           401    403     200       403    200    200
  GET    /organizations/{id}/logs        UPDATE_ORGANIZATION|APPROVE_ORGANIZATION           401    403     200       403    200    200

  GET    /users                          -                                                  401    200     200       .      200    200
  GET    /users                  #whole  VIEW_USER_ORGANIZATION|CREATE_USER|UPDATE_USER     401    no      yes       .      yes    yes
  POST   /users                          CREATE_USER                                        401    403     200       .      200    200
  POST   /users                  #above  CREATE_USER                                        401    403     422       .      422    200
  POST   /users                  #admin  CREATE_USER                                        401    403     422       .      422    200
  GET    /users/{id}                     CREATE_USER|UPDATE_USER                            401    403     200       .      200    200
  GET    /users/{id}/logs                CREATE_USER|UPDATE_USER                            401    403     200       .      200    200
  POST   /users/{id}                     UPDATE_USER                                        401    403     200       .      200    200
  POST   /users/{id}             #above  UPDATE_USER                                        401    403     422       .      422    200
  POST   /users/{id}             #admin  UPDATE_USER                                        401    403     400       .      400    200
  DELETE /users/{id}                     DELETE_USER                                        401    403     200       .      200    200
  DELETE /users/{id}             #admin  DELETE_USER                                        401    403     400       .      400    200
  DELETE /users/{id}             #self   DELETE_USER                                        .      403     400       .      400    400
  GET    /users/trashs                   RESTORE_USER                                       401    403     200       .      200    200
  POST   /users/trashs                   RESTORE_USER                                       401    403     200       .      200    200
  POST   /users/{id}/active              ACTIVATE_USER                                      401    403     200       .      200    200
  POST   /users/{id}/active      #admin  ACTIVATE_USER                                      401    403     400       .      400    200
  POST   /users/{id}/deactivate          DEACTIVATE_USER                                    401    403     200       .      200    200
  POST   /users/{id}/deactivate  #admin  DEACTIVATE_USER                                    401    403     400       .      400    200
  POST   /users/{id}/deactivate  #self   DEACTIVATE_USER                                    .      403     400       .      400    400
  PUT    /multi-active-users             ACTIVATE_USER                                      401    403     200       .      200    200
  PUT    /multi-deactivate-users         DEACTIVATE_USER                                    401    403     200       .      200    200
  PUT    /multi-deactivate-users #self   DEACTIVATE_USER                                    .      403     400       .      400    400
  DELETE /multi-destroy-users            DELETE_USER                                        401    403     200       .      200    200
  DELETE /multi-destroy-users    #admin  DELETE_USER                                        401    403     400       .      400    200

  GET    /positions                      -                                                  401    200     200       200    200    200
  POST   /positions                      CREATE_POSITION                                    401    403     200       .      200    200
  GET    /positions/{id}                 -                                                  401    200     200       200    200    200
  PUT    /positions/{id}                 UPDATE_POSITION                                    401    403     200       403    200    200
  DELETE /positions/{id}                 DELETE_POSITION                                    401    403     200       403    200    200
  POST   /positions/{id}/approval        APPROVE_POSITION                                   401    403     200       403    200    200
  POST   /positions/{id}/rejection       REJECT_POSITION|APPROVE_POSITION                   401    403     200       403    200    200

  GET    /search                         -                                                  401    200     200       .      200    200
  GET    /search                 #items  VIEW_CHECKLIST_ITEM                                401    no      yes       .      yes    yes
  GET    /search                 #users  VIEW_USER_ORGANIZATION|CREATE_USER|UPDATE_USER     401    no      yes       .      yes    yes

  GET    /notifications                  own                                               401    200     200       .      200    200
  GET    /notifications          #others own                                               401    no      no        .      no     no
  GET    /notifications/unread           own                                               401    200     200       .      200    200
  POST   /notifications                  own                                               401    200     200       .      200    200
  PUT    /notifications/{id}             own                                               401    200     200       .      200    200
  PUT    /notifications/{id}     #others own                                               401    404     404       .      404    404
`)
