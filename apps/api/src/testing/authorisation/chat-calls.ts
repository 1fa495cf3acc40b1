import { table } from './table.ts'

/** Presence and chat: whoever is not in a channel learns nothing of it, whatever their rights. */
export const chatCalls = table(`
  #                                       nobody without elsewhere author holder super
  GET    /users/active              -     401    200     200       .      200    200
  GET    /chats                     -     401    200     200       .      200    200
  GET    /chats           #own      -     .      yes     yes       .      yes    yes
  GET    /chats           #others   -     401    no      no        .      no     no
  POST   /chats                     -     401    200     200       .      200    200
  GET    /chats/{id}                -     .      200     200       .      200    200
  GET    /chats/{id}      #others   -     401    404     404       .      404    404
  GET    /chats/{id}      #zero     -     401    200     200       .      200    200
  POST   /chats/{id}                -     .      200     200       .      200    200
  POST   /chats/{id}      #others   -     401    404     404       .      404    404
  POST   /chats/{id}      #zero     -     401    200     200       .      200    200
  POST   /chats/{id}/read           -     .      200     200       .      200    200
  POST   /chats/{id}/read #others   -     401    404     404       .      404    404
`)
