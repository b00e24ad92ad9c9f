import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi, callApiForPage } from '#browser/call-api.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import type { ContactConversion, ContactMessage, ContactReply } from '../admin-schema.ts'

export const contactMessagesKey = ['contact-messages'] as const

/** `parameters` are those of the address bar: unread, page, pageSize, sort, q. */
export const contactMessagesQuery = (parameters: URLSearchParams) => {
  const path = `/api/admin/contact-messages?${parameters}`
  return queryOptions({
    queryKey: [...contactMessagesKey, path],
    queryFn: ({ signal }) => callApiForPage<ContactMessage>(path, { signal }),
    placeholderData: keepPreviousData,
    // Visitors write while the page is open.
    staleTime: 0,
  })
}

export const unreadContactMessagesQuery = () => {
  const path = '/api/admin/contact-messages?unread=true&pageSize=1'
  return queryOptions({
    queryKey: [...contactMessagesKey, 'count', path],
    queryFn: async ({ signal }) => (await callApiForPage<ContactMessage>(path, { signal })).total,
    staleTime: 0,
  })
}

export const contactMessageQuery = (id: number) =>
  queryOptions<ContactMessage>({
    queryKey: [...contactMessagesKey, `/api/admin/contact-messages/${id}`],
    staleTime: 0,
  })

export const markContactMessageRead = (id: number) =>
  callApi<ContactMessage>(`/api/admin/contact-messages/${id}`, { method: 'PUT', body: { isRead: true } })

export const deleteContactMessage = (id: number) =>
  callApi<void>(`/api/admin/contact-messages/${id}`, { method: 'DELETE' })

export const replyToContactMessage = (id: number, reply: ContactReply) =>
  callApi<ContactMessage>(`/api/admin/contact-messages/${id}/reply`, { method: 'POST', body: reply })

export const convertContactMessage = (id: number, conversion: ContactConversion) =>
  callApi<Consultation>(`/api/admin/contact-messages/${id}/consultation`, {
    method: 'POST',
    body: conversion,
  })
