import type { APIResponse, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A page, for the API calls of its session. */
type Caller = Pick<Page, 'request'>

/** The body of a response with the expected status. */
export const answered = async <Body = { id: number }>(response: APIResponse, status = 201): Promise<Body> => {
  const url = response.url()
  expect([url, response.status(), await response.text()]).toEqual([url, status, expect.anything()])
  return response.json()
}

export const created = async <Body = { id: number }>(page: Caller, path: string, data: object) =>
  answered<Body>(await page.request.post(path, { data }))

/** Requests a consultation through the API, for tests about something else. */
export const sendRequest = (page: Caller, details: object = {}) =>
  created<{ id: number; followToken?: string }>(page, '/api/consultations', {
    firstName: 'Sara',
    lastName: 'Al-Harbi',
    email: 'sara@example.com',
    phone: '0550123344',
    service: 'contract',
    message: 'Please read our lease.',
    ...details,
  })

/** The logged-in person. */
export const ownAccount = async (page: Caller): Promise<{ id: number; email: string; firstName: string }> =>
  (await page.request.get('/api/user')).json()
