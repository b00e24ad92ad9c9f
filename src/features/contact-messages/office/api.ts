import { callApi, callQuery, pathOf } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import { sendOnce } from '#browser/send-once.ts'
import type { ContactConversion, ContactReply } from '../admin-schema.ts'
import { contactMessagesKey } from './unread.ts'

/** The path of the same rows as a CSV file. */
export const contactMessagesCsvPath = (parameters: URLSearchParams): string =>
  pathOf('GET /api/admin/contact-messages.csv', { query: parameters })

/** `parameters` is the query of the page: unread, page, pageSize, sort, q. */
export const contactMessagesQuery = (parameters: URLSearchParams) =>
  listQuery(contactMessagesKey, 'GET /api/admin/contact-messages', {
    query: parameters,
    // Visitors write while the page is open.
    staleTime: 0,
  })

export const contactMessageQuery = (id: number) =>
  callQuery(contactMessagesKey, 'GET /api/admin/contact-messages/:id', { params: { id }, staleTime: 0 })

export const markContactMessageRead = (id: number) =>
  callApi('PUT /api/admin/contact-messages/:id', { params: { id }, body: { isRead: true } })

export const deleteContactMessage = (id: number) =>
  callApi('DELETE /api/admin/contact-messages/:id', { params: { id } })

export const replyToContactMessage = (id: number, reply: ContactReply) =>
  sendOnce(['contact reply', id, reply], (idempotencyKey) =>
    callApi('POST /api/admin/contact-messages/:id/reply', { params: { id }, body: reply, idempotencyKey }),
  )

export const convertContactMessage = (id: number, conversion: ContactConversion) =>
  callApi('POST /api/admin/contact-messages/:id/consultation', { params: { id }, body: conversion })
