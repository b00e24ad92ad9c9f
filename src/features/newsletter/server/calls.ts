import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, listQuery } from '#api/lists.ts'
import { consentAnswer, consentChange, consentParams } from '#features/consents/schema.ts'
import { importPreview, importResult, importUpload } from '#features/imports/schema.ts'
import {
  issueLanguage,
  listedIssue,
  publicationIssue,
  publicationIssues,
  subscriber,
  subscriberCounts,
  subscriberFilter,
  testReceipt,
} from '../admin-schema.ts'
import {
  chosenSubscription,
  confirmation,
  newsletterToken,
  ownSubscription,
  subscriptionInput,
  subscriptionReceipt,
  subscriptionState,
} from '../schema.ts'

const filtered = z.extend(listQuery, subscriberFilter.shape)

export const newsletterCalls = {
  'POST /api/newsletter/subscribe': { access: 'open', body: subscriptionInput, created: subscriptionReceipt },
  'GET /api/newsletter/confirm': { access: 'open', query: newsletterToken, answer: confirmation },
  'POST /api/newsletter/confirm': { access: 'open', body: chosenSubscription, answer: subscriptionState },
  'GET /api/newsletter/areas': { access: 'open', query: newsletterToken, answer: ownSubscription },
  'POST /api/newsletter/areas': { access: 'open', body: chosenSubscription, answer: ownSubscription },
  'POST /api/newsletter/unsubscribe': { access: 'open', body: newsletterToken, answer: subscriptionState },
  'GET /api/admin/newsletter-subscribers': {
    access: 'newsletter.view',
    query: filtered,
    answer: z.array(subscriber),
  },
  'GET /api/admin/newsletter-subscribers/counts': {
    access: 'newsletter.view',
    query: z.omit(filtered, { page: true, pageSize: true, sort: true, status: true }),
    answer: subscriberCounts,
  },
  'GET /api/admin/newsletter-subscribers.csv': { access: 'newsletter.view', query: filtered, file: true },
  'POST /api/admin/newsletter-subscribers/import/preview': {
    access: 'newsletter.view',
    upload: importUpload,
    answer: importPreview,
    summary: 'Read a file of subscribers and say what importing it would do',
  },
  'POST /api/admin/newsletter-subscribers/import': {
    access: 'newsletter.view',
    upload: importUpload,
    answer: importResult,
    summary: 'Add the subscribers of a file, with their consents',
  },
  'GET /api/admin/newsletter-issues': { access: 'newsletter.view', answer: z.array(listedIssue) },
  'GET /api/admin/publications/:id/newsletter': {
    access: 'publications.manage',
    params: idParams,
    answer: publicationIssues,
  },
  'GET /api/admin/publications/:id/newsletter/view': {
    access: 'publications.manage',
    params: idParams,
    query: issueLanguage,
    file: true,
  },
  'POST /api/admin/publications/:id/newsletter/test': {
    access: 'publications.manage',
    params: idParams,
    body: issueLanguage,
    answer: testReceipt,
  },
  'POST /api/admin/publications/:id/newsletter/send': {
    access: 'publications.manage',
    params: idParams,
    body: issueLanguage,
    answer: publicationIssue,
  },
  'PUT /api/user/consents/:purpose': {
    access: 'signed-in',
    params: consentParams,
    body: consentChange,
    answer: consentAnswer,
  },
} satisfies Calls

type NewsletterCalls = typeof newsletterCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends NewsletterCalls {}
}
