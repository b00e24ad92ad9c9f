import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import { linkQuery } from '#features/auth/schema.ts'
import {
  answersInput,
  followedAnswersInput,
  listedVersion,
  ownEntry,
  ownQuestions,
  publication,
  requestAnswers,
  savedAnswers,
  setVersion,
  versionChanges,
  versionInput,
} from '../schema.ts'

const ofSet = { access: 'services.manage', params: idParams } as const
const ofRequest = { access: 'consultations.manage', params: idParams } as const
const ofClient = { access: 'portal.use', params: idParams } as const

export const questionCalls = {
  'GET /api/admin/question-sets': {
    access: 'services.manage',
    summary: 'The versions of the questions of all areas, newest first',
    answer: z.array(listedVersion),
  },
  'GET /api/admin/question-sets/:id': { ...ofSet, answer: setVersion },
  'POST /api/admin/question-sets': {
    access: 'services.manage',
    summary: 'Begins the next version of an area, or returns its draft',
    body: versionInput,
    created: setVersion,
  },
  'PUT /api/admin/question-sets/:id': {
    ...ofSet,
    summary: 'Saves a draft; a published version does not change',
    body: versionChanges,
    answer: setVersion,
  },
  'DELETE /api/admin/question-sets/:id': { ...ofSet, summary: 'Deletes a draft' },
  'POST /api/admin/question-sets/:id/publish': {
    ...ofSet,
    summary: 'Publishes a draft for people who have not begun; one without questions stops the offer',
    body: publication,
    created: setVersion,
  },
  'POST /api/admin/question-sets/:id/review': {
    ...ofSet,
    summary: 'Records that the responsible partner has read the version',
    created: setVersion,
  },
  'GET /api/admin/consultations/:id/questions': {
    ...ofRequest,
    summary:
      'The questions and answers of a request; without the right to open it, only whether it is answered',
    answer: requestAnswers,
  },
  'POST /api/admin/consultations/:id/questions/request': {
    ...ofRequest,
    summary: 'Requests answers from the person, with one mail however often it is called',
    created: requestAnswers,
  },
  'PUT /api/admin/consultations/:id/questions': {
    ...ofRequest,
    summary: 'Saves answers for a caller',
    body: answersInput,
    answer: savedAnswers,
  },
  'POST /api/admin/consultations/:id/questions': {
    ...ofRequest,
    summary: 'Saves and sends answers for a caller; the same answers are sent once',
    body: answersInput,
    answer: requestAnswers,
  },
  'PUT /api/admin/consultations/:id/questions/read': {
    ...ofRequest,
    summary: 'Records that the answers were read, the first time',
  },
  'GET /api/client/consultations/:id/questions': { ...ofClient, answer: ownQuestions },
  'PUT /api/client/consultations/:id/questions': {
    ...ofClient,
    summary: 'Saves answers; of two answers to one question, the newer is stored',
    body: answersInput,
    answer: savedAnswers,
  },
  'POST /api/client/consultations/:id/questions': {
    ...ofClient,
    summary: 'Saves and sends answers; the same answers are sent once',
    body: answersInput,
    answer: ownEntry,
  },
  'GET /api/requests/questions': { access: 'open', query: linkQuery, answer: ownQuestions },
  'PUT /api/requests/questions': { access: 'open', body: followedAnswersInput, answer: savedAnswers },
  'POST /api/requests/questions': {
    access: 'open',
    summary: 'Saves and sends the answers of a guest; the same answers are sent once',
    body: followedAnswersInput,
    answer: ownEntry,
  },
} satisfies Calls

type QuestionCalls = typeof questionCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends QuestionCalls {}
}
