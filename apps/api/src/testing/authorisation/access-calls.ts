import { table } from './table.ts'

/** Sign-in, profile, groups, permissions, menus and team roles. `without` holds every permission but the needed ones, `elsewhere` nearly all. */
export const accessCalls = table(`
  #                                                                    nobody without elsewhere author holder super
  GET    /settings                          -                          200    200     200       .      200    200
  GET    /captcha                           -                          200    200     200       .      200    200
  POST   /login                             -                          200    200     200       .      200    200
  POST   /logout                            own                       401    200     200       .      200    200
  GET    /profiles                          own                       401    200     200       .      200    200
  POST   /profiles                          own                       401    200     200       .      200    200
  POST   /profiles/change-password          own                       401    200     200       .      200    200
  GET    /profiles/sessions                 own                       401    200     200       .      200    200
  DELETE /profiles/sessions/{id}            own                       401    200     200       .      200    200
  DELETE /profiles/sessions/{id}  #others   own                       401    404     404       .      404    404
  GET    /status                            -                          401    200     200       .      200    200

  GET    /groups                            -                          401    200     200       200    200    200
  POST   /groups                            CREATE_GROUP               401    403     200       .      200    200
  GET    /groups/{id}                       -                          401    200     200       200    200    200
  PUT    /groups/{id}                       UPDATE_GROUP               401    403     200       403    200    200
  PUT    /groups/{id}             #first    UPDATE_GROUP               401    403     400       .      400    400
  DELETE /groups/{id}                       DELETE_GROUP               401    403     200       403    200    200
  DELETE /groups/{id}             #first    DELETE_GROUP               401    403     400       .      400    400
  DELETE /groups/{id}             #used     DELETE_GROUP               401    403     400       403    400    400
  POST   /groups/{id}/approval              APPROVE_GROUP              401    403     200       403    200    200
  POST   /groups/{id}/rejection             REJECT_GROUP|APPROVE_GROUP 401    403     200       403    200    200

  GET    /groups/{id}/permissions           GROUP_PERMISSION           401    403     200       403    200    200
  POST   /groups/{id}/permissions           GROUP_PERMISSION           401    403     200       403    200    200
  POST   /groups/{id}/permissions #unheld   GROUP_PERMISSION           401    403     400       403    400    200
  POST   /groups/{id}/permissions #first    GROUP_PERMISSION           401    403     400       .      400    400
  GET    /permissions         GROUP_PERMISSION|CREATE_PERMISSION       401    403     200       .      200    200
  POST   /permissions                       CREATE_PERMISSION          401    403     200       .      200    200
  GET    /permissions/{id}    GROUP_PERMISSION|CREATE_PERMISSION       401    403     200       .      200    200
  PUT    /permissions/{id}                  UPDATE_PERMISSION          401    403     200       .      200    200
  DELETE /permissions/{id}                  DELETE_PERMISSION          401    403     200       .      200    200

  GET    /groups/{id}/dashboard             -                          401    200     200       200    200    200
  PUT    /groups/{id}/dashboard             UPDATE_MENU                401    403     200       403    200    200

  GET    /menus                             own                       401    200     200       .      200    200
  GET    /menus/{groupId}                   UPDATE_MENU                401    403     200       .      200    200
  GET    /menus/{groupId}         #own      own                       401    200     200       .      200    200
  POST   /menus                             UPDATE_MENU                401    403     200       .      200    200

  GET    /group-aliases                     -                          401    200     200       .      200    200
  POST   /group-aliases                     CREATE_GROUP_ALIAS         401    403     200       .      200    200
  POST   /group-aliases           #above    CREATE_GROUP_ALIAS         401    403     422       .      422    200
  GET    /group-aliases/{id}                -                          401    200     200       .      200    200
  PUT    /group-aliases/{id}                UPDATE_GROUP_ALIAS         401    403     200       .      200    200
  PUT    /group-aliases/{id}      #above    UPDATE_GROUP_ALIAS         401    403     422       .      422    200
  DELETE /group-aliases/{id}                DELETE_GROUP_ALIAS         401    403     200       .      200    200
`)
