import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, idQuery } from '#api/lists.ts'
import { linkQuery } from '#features/auth/schema.ts'
import { dateKinds } from '#features/consultations/values.ts'
import { typedDay } from '#fields/day.ts'
import {
  beginInput,
  dateChanges,
  dateEnd,
  dateInput,
  dateMove,
  matter,
  matterDate,
  moveInput,
  ownMatter,
  ownMatterChoice,
  power,
  powerInput,
  progressChanges,
  template,
  templateInput,
} from '../schema.ts'

const ofRequest = { access: 'consultations.manage', params: idParams } as const
const ofTemplate = { access: 'services.manage', params: idParams } as const

export const matterCalls = {
  'GET /api/admin/consultations/:id/path': {
    ...ofRequest,
    summary: 'The stage of a request; for users who may open it, also its sentences, dates and powers',
    answer: matter,
  },
  'POST /api/admin/consultations/:id/path': {
    ...ofRequest,
    summary: 'Begins the path with a copy of the stages of a template',
    body: beginInput,
    created: matter,
  },
  'PUT /api/admin/consultations/:id/path': {
    ...ofRequest,
    summary: 'Changes after how many days without a word the office is reminded',
    body: progressChanges,
    answer: matter,
  },
  'POST /api/admin/consultations/:id/path/moves': {
    ...ofRequest,
    summary: 'Moves the path to another stage, with a sentence to the client',
    body: moveInput,
    created: matter,
  },
  'POST /api/admin/consultations/:id/path/told': {
    ...ofRequest,
    summary: 'Tells the client that nothing has changed, at most once in seven days',
    created: matter,
  },
  'GET /api/admin/path-dates': {
    access: 'consultations.manage',
    summary: 'Dates ahead between two days, of requests that the user may open',
    query: z.object({ from: typedDay, to: typedDay, lawyerId: idQuery }),
    answer: z.array(
      z.object({
        id: z.int(),
        consultationId: z.int(),
        kind: z.enum(dateKinds),
        day: z.string(),
        time: z.nullable(z.string()),
        /** Whether its request is closed and the date stays. */
        isClosed: z.boolean(),
        assignedToId: z.nullable(z.int()),
        clientName: z.string(),
      }),
    ),
  },
  'POST /api/admin/consultations/:id/dates': {
    ...ofRequest,
    summary: 'Adds a hearing, a term or another date, typed in either calendar',
    body: dateInput,
    created: matterDate,
  },
  'PUT /api/admin/path-dates/:id': {
    ...ofRequest,
    summary: 'Changes the basis, the place and the visibility of a date',
    body: dateChanges,
    answer: matterDate,
  },
  'POST /api/admin/path-dates/:id/move': {
    ...ofRequest,
    summary: 'Replaces a date by another day or time, and returns the new date',
    body: dateMove,
    created: matterDate,
  },
  'PUT /api/admin/path-dates/:id/state': {
    ...ofRequest,
    summary: 'Marks a date as held, handled, missed or dropped; a term is handled with its day typed again',
    body: dateEnd,
    answer: matterDate,
  },
  'POST /api/admin/consultations/:id/powers': {
    ...ofRequest,
    summary: 'Adds a power of attorney',
    body: powerInput,
    created: power,
  },
  'DELETE /api/admin/powers/:id': { ...ofRequest, summary: 'Removes a power of attorney' },
  'GET /api/admin/path-templates': { access: 'consultations.manage', answer: z.array(template) },
  'POST /api/admin/path-templates': { access: 'services.manage', body: templateInput, created: template },
  'PUT /api/admin/path-templates/:id': { ...ofTemplate, body: templateInput, answer: template },
  'DELETE /api/admin/path-templates/:id': ofTemplate,
  'GET /api/client/consultations/:id/path': { access: 'portal.use', params: idParams, answer: ownMatter },
  'PUT /api/client/consultations/:id/path': {
    access: 'portal.use',
    params: idParams,
    summary: 'Chooses between mail about stages and dates, and mail about dates only',
    body: ownMatterChoice,
    answer: ownMatter,
  },
  'GET /api/requests/path': { access: 'open', query: linkQuery, answer: ownMatter },
} satisfies Calls

type MatterCalls = typeof matterCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends MatterCalls {}
}
