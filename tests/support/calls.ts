import type { Visitor } from '#access/roles.ts'

type Answers = Record<Visitor, number>
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
  answers: Answers
}

const everyone = (status: number): Answers => ({
  guest: status,
  client: status,
  staff: status,
  admin: status,
})
const office = (status: number): Answers => ({ guest: 401, client: 403, staff: status, admin: status })
const admins = (status: number): Answers => ({ guest: 401, client: 403, staff: 403, admin: status })
const clients = (status: number): Answers => ({ guest: 401, client: status, staff: 403, admin: 403 })
const signedIn = (status: number): Answers => ({ guest: 401, client: status, staff: status, admin: status })

export const service = {
  nameEn: 'Arbitration',
  descriptionEn: 'Institutional and ad hoc arbitration.',
  icon: 'fa-gavel',
}
export const publication = { titleEn: 'Arbitration', contentEn: 'Clauses that hold when tested.' }
export const teamMember = {
  nameEn: 'Noura Al-Qahtani',
  position: 'Partner',
  bio: 'She leads the disputes team.',
}
export const showcasedClient = { nameEn: 'Qimam', logoUrl: '/sample/logos/qimam.svg' }
export const consultation = {
  firstName: 'Sara',
  lastName: 'Al-Harbi',
  email: 'sara@example.com',
  phone: '0550123344',
  service: 'corporate',
  message: 'We want to add a partner.',
}
export const paper = { name: 'deed.pdf', type: 'application/pdf', size: 9, sha256: 'x' }
export const contactMessage = {
  name: 'Sara Al-Harbi',
  email: 'sara@example.com',
  subject: 'An appointment',
  message: 'May I come on Sunday?',
}
export const newUser = (username: string) => ({
  username,
  password: 'secret-6',
  firstName: 'New',
  lastName: 'Person',
  email: `${username}@example.com`,
})

/** Every call, and what each kind of visitor hears. A route that is missing here fails `src/app.test.ts`. */
export const calls: readonly Call[] = [
  { method: 'GET', path: '/api/user', answers: signedIn(200) },
  { method: 'PUT', path: '/api/user', body: { preferredLanguage: 'ar' }, answers: signedIn(200) },
  {
    method: 'POST',
    path: '/api/login',
    body: { username: 'nobody', password: 'wrong' },
    answers: everyone(401),
  },
  { method: 'POST', path: '/api/register', body: {}, answers: everyone(400) },
  {
    method: 'POST',
    path: '/api/user/password',
    body: { currentPassword: 'not-the-password', newPassword: 'long-enough' },
    answers: signedIn(400),
  },
  { method: 'GET', path: '/api/user/sessions', answers: signedIn(200) },
  { method: 'DELETE', path: '/api/user/sessions', answers: signedIn(204) },
  { method: 'DELETE', path: '/api/user/sessions/{id}', answers: signedIn(404) },
  { method: 'GET', path: '/api/user/export', answers: signedIn(200) },
  { method: 'POST', path: '/api/logout', answers: everyone(204) },
  { method: 'GET', path: '/api/settings', answers: everyone(200) },
  { method: 'GET', path: '/api/legal-pages/{slug}', answers: everyone(200) },
  { method: 'GET', path: '/api/admin/legal-pages', answers: admins(200) },
  { method: 'GET', path: '/api/admin/legal-pages/{slug}', answers: admins(200) },
  {
    method: 'PUT',
    path: '/api/admin/legal-pages/{slug}',
    body: { titleEn: 'Notice' },
    answers: admins(200),
  },
  { method: 'GET', path: '/api/admin/legal-pages/{slug}/versions', answers: admins(200) },
  // The second name in the path stands for a version, and no version has it.
  { method: 'GET', path: '/api/admin/legal-pages/{slug}/versions/{version}', answers: admins(404) },
  {
    method: 'POST',
    path: '/api/admin/legal-pages/{slug}/versions/{version}/restore',
    body: {},
    answers: admins(404),
  },
  {
    method: 'POST',
    path: '/api/admin/legal-pages/preview',
    body: { language: 'en', content: '## Scope' },
    answers: admins(201),
  },
  { method: 'GET', path: '/api/admin/settings', answers: admins(200) },
  {
    method: 'PUT',
    path: '/api/admin/settings',
    body: [{ key: 'meta_title', value: 'Attorneys' }],
    answers: admins(200),
  },
  { method: 'GET', path: '/api/services', answers: everyone(200) },
  { method: 'GET', path: '/api/services/{id}', answers: everyone(200) },
  { method: 'GET', path: '/api/publications', answers: everyone(200) },
  { method: 'GET', path: '/api/publications/years', answers: everyone(200) },
  { method: 'GET', path: '/api/publications/{id}', answers: everyone(200) },
  { method: 'GET', path: '/api/admin/publications', answers: office(200) },
  { method: 'GET', path: '/api/admin/publications/counts', answers: office(200) },
  {
    method: 'POST',
    path: '/api/admin/publications',
    body: { ...publication, category: 'litigation' },
    answers: office(201),
  },
  {
    method: 'POST',
    path: '/api/admin/publications/preview',
    body: { contentEn: '## Clauses' },
    answers: office(200),
  },
  { method: 'GET', path: '/api/admin/publications/{id}', answers: office(200) },
  { method: 'PUT', path: '/api/admin/publications/{id}', body: { isVisible: false }, answers: office(200) },
  { method: 'DELETE', path: '/api/admin/publications/{id}', answers: office(204) },
  { method: 'GET', path: '/api/admin/publications/{id}/revisions', answers: office(200) },
  { method: 'GET', path: '/api/admin/publications/{id}/revisions/{revisionId}', answers: office(404) },
  {
    method: 'POST',
    path: '/api/admin/publications/{id}/revisions/{revisionId}/restore',
    answers: office(404),
  },
  { method: 'GET', path: '/api/favorites', answers: signedIn(200) },
  { method: 'POST', path: '/api/favorites', body: { publicationId: 999_999 }, answers: signedIn(404) },
  { method: 'DELETE', path: '/api/favorites/{publicationId}', answers: signedIn(404) },
  { method: 'GET', path: '/api/team-members', answers: everyone(200) },
  { method: 'GET', path: '/api/team-members/{id}', answers: everyone(200) },
  { method: 'GET', path: '/api/team-members/{id}/vcard', answers: everyone(200) },
  { method: 'GET', path: '/api/clients', answers: everyone(200) },
  { method: 'POST', path: '/api/consultations', body: consultation, answers: everyone(201) },
  { method: 'POST', path: '/api/contact', body: contactMessage, answers: everyone(201) },
  {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    body: { email: 'reader@example.com' },
    answers: everyone(201),
  },
  { method: 'GET', path: '/api/newsletter/confirm?token=x', answers: everyone(200) },
  { method: 'POST', path: '/api/newsletter/confirm', body: { token: 'x' }, answers: everyone(404) },
  { method: 'POST', path: '/api/newsletter/unsubscribe', body: { token: 'x' }, answers: everyone(404) },
  { method: 'GET', path: '/api/client/summary', answers: clients(200) },
  { method: 'GET', path: '/api/client/consultations', answers: clients(200) },
  { method: 'GET', path: '/api/client/consultations/{id}', answers: clients(404) },
  { method: 'PUT', path: '/api/client/consultations/{id}/withdraw', answers: clients(404) },
  { method: 'GET', path: '/api/admin/summary', answers: office(200) },
  { method: 'GET', path: '/api/admin/staff', answers: office(200) },
  { method: 'GET', path: '/api/admin/consultations', answers: office(200) },
  { method: 'GET', path: '/api/admin/consultations/counts', answers: office(200) },
  { method: 'GET', path: '/api/admin/consultations/{id}', answers: office(200) },
  { method: 'PUT', path: '/api/admin/consultations/{id}', body: { notes: 'seen' }, answers: office(200) },
  { method: 'GET', path: '/api/admin/services', answers: office(200) },
  { method: 'POST', path: '/api/admin/services', body: service, answers: office(201) },
  { method: 'GET', path: '/api/admin/services/{id}', answers: office(200) },
  { method: 'PUT', path: '/api/admin/services/{id}', body: { status: 'active' }, answers: office(200) },
  { method: 'DELETE', path: '/api/admin/services/{id}', answers: office(204) },
  { method: 'GET', path: '/api/admin/team-members', answers: office(200) },
  { method: 'GET', path: '/api/admin/team-members/counts', answers: office(200) },
  { method: 'POST', path: '/api/admin/team-members', body: teamMember, answers: office(201) },
  { method: 'GET', path: '/api/admin/team-members/{id}', answers: office(200) },
  {
    method: 'PUT',
    path: '/api/admin/team-members/{id}',
    body: { isVisible: false },
    answers: office(200),
  },
  { method: 'DELETE', path: '/api/admin/team-members/{id}', answers: office(204) },
  { method: 'GET', path: '/api/admin/clients', answers: office(200) },
  { method: 'GET', path: '/api/admin/clients/counts', answers: office(200) },
  { method: 'POST', path: '/api/admin/clients', body: showcasedClient, answers: office(201) },
  { method: 'GET', path: '/api/admin/clients/{id}', answers: office(200) },
  { method: 'PUT', path: '/api/admin/clients/{id}', body: { isVisible: false }, answers: office(200) },
  { method: 'DELETE', path: '/api/admin/clients/{id}', answers: office(204) },
  { method: 'GET', path: '/api/messages', answers: signedIn(200) },
  { method: 'POST', path: '/api/messages', body: {}, answers: signedIn(400) },
  {
    method: 'GET',
    path: '/api/messages/{id}',
    answers: { guest: 401, client: 404, staff: 200, admin: 200 },
  },
  {
    method: 'PUT',
    path: '/api/messages/{id}',
    body: { status: 'archived' },
    answers: { guest: 401, client: 404, staff: 403, admin: 403 },
  },
  { method: 'GET', path: '/api/client/correspondents', answers: clients(200) },
  { method: 'GET', path: '/api/client/documents', answers: clients(200) },
  { method: 'POST', path: '/api/client/documents', body: {}, answers: clients(415) },
  { method: 'GET', path: '/api/client/documents/{id}/download', answers: clients(404) },
  { method: 'DELETE', path: '/api/client/documents/{id}', answers: clients(404) },
  { method: 'GET', path: '/api/client/document-requests', answers: clients(200) },
  { method: 'GET', path: '/api/admin/documents', answers: office(200) },
  { method: 'POST', path: '/api/admin/documents', body: {}, answers: office(415) },
  // The row is there, its file is not.
  { method: 'GET', path: '/api/admin/documents/{id}/download', answers: office(404) },
  { method: 'DELETE', path: '/api/admin/documents/{id}', answers: office(204) },
  { method: 'GET', path: '/api/admin/audit', answers: admins(200) },
  { method: 'GET', path: '/api/admin/audit.csv', answers: admins(200) },
  { method: 'POST', path: '/api/admin/images', body: {}, answers: office(415) },
  { method: 'GET', path: '/api/admin/document-requests', answers: office(200) },
  { method: 'POST', path: '/api/admin/document-requests', body: {}, answers: office(400) },
  {
    method: 'PUT',
    path: '/api/admin/document-requests/{id}',
    body: { state: 'withdrawn' },
    answers: office(200),
  },
  { method: 'GET', path: '/api/admin/messages', answers: office(200) },
  { method: 'GET', path: '/api/admin/correspondents', answers: office(200) },
  { method: 'GET', path: '/api/admin/correspondents/{id}', answers: office(200) },
  { method: 'GET', path: '/api/admin/contact-messages', answers: office(200) },
  { method: 'GET', path: '/api/admin/contact-messages/{id}', answers: office(200) },
  {
    method: 'PUT',
    path: '/api/admin/contact-messages/{id}',
    body: { isRead: true },
    answers: office(200),
  },
  { method: 'DELETE', path: '/api/admin/contact-messages/{id}', answers: office(204) },
  {
    method: 'POST',
    path: '/api/admin/contact-messages/{id}/reply',
    body: { message: 'Come on Sunday at ten.' },
    answers: office(201),
  },
  {
    method: 'POST',
    path: '/api/admin/contact-messages/{id}/consultation',
    body: { firstName: 'Sara', lastName: 'Al-Harbi', phone: '0550123344', service: 'contract' },
    answers: office(201),
  },
  { method: 'GET', path: '/api/admin/mail-delivery', answers: office(200) },
  { method: 'GET', path: '/api/admin/outbox', answers: admins(200) },
  { method: 'GET', path: '/api/admin/outbox/counts', answers: admins(200) },
  { method: 'GET', path: '/api/admin/outbox/{id}', answers: admins(200) },
  { method: 'GET', path: '/api/admin/outbox/{id}/view', answers: admins(200) },
  { method: 'POST', path: '/api/admin/outbox/{id}/resend', answers: admins(200) },
  { method: 'GET', path: '/api/admin/newsletter-subscribers', answers: admins(200) },
  { method: 'GET', path: '/api/admin/newsletter-subscribers/counts', answers: admins(200) },
  { method: 'GET', path: '/api/admin/newsletter-subscribers.csv', answers: admins(200) },
  { method: 'GET', path: '/api/admin/users', answers: admins(200) },
  { method: 'POST', path: '/api/admin/users', body: {}, answers: admins(400) },
  { method: 'GET', path: '/api/admin/users/counts', answers: admins(200) },
  { method: 'GET', path: '/api/admin/users/{id}', answers: admins(200) },
  { method: 'DELETE', path: '/api/admin/users/{id}/sessions', answers: admins(204) },
  { method: 'PUT', path: '/api/admin/users/{id}', body: { firstName: 'Nora' }, answers: admins(200) },
  { method: 'DELETE', path: '/api/admin/users/{id}', answers: admins(204) },
]
