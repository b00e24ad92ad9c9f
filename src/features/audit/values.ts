// Separate from the schemas: lists need these values without the validation code.

import { type Address, href } from '#access/href.ts'

export const auditActions = [
  'create',
  'update',
  'delete',
  'withdraw',
  'download',
  'login',
  'logout',
  'register',
  'loginFailed',
  'subscribe',
  'unsubscribe',
  'reply',
  'convert',
  'resend',
  'send',
  'restore',
  'export',
  'import',
  'refuse',
  'erase',
  'verify',
  'askReset',
  'askAddress',
  'askVerification',
  'claim',
  'look',
  'restrict',
  'unrestrict',
  'accept',
  'identify',
  'withdrawIdentity',
  'infected',
  'cancel',
  'join',
  'rate',
  'decide',
] as const
export type AuditAction = (typeof auditActions)[number]

/**
 * The kinds of records in the log. Staff may read the entries of `office` and, as readers of the record, of
 * `readers`. Entries of `admins` can affect any request.
 */
export const auditReaders = {
  user: 'office',
  session: 'office',
  service: 'office',
  teamMember: 'office',
  client: 'office',
  publication: 'office',
  consultation: 'readers',
  message: 'readers',
  setting: 'office',
  document: 'readers',
  documentRequest: 'readers',
  image: 'office',
  contactMessage: 'readers',
  newsletterSubscriber: 'office',
  mail: 'admins',
  auditLog: 'admins',
  legalPage: 'office',
  storyPart: 'office',
  sampleFirm: 'office',
  twoFactor: 'office',
  passkey: 'office',
  apiToken: 'office',
  directoryIdentity: 'office',
  erasureRequest: 'admins',
  backup: 'admins',
  retention: 'admins',
  legalHold: 'readers',
  personNote: 'office',
  appointment: 'readers',
  officeHours: 'office',
  pathTemplate: 'office',
  questionSet: 'office',
  paperList: 'office',
  engagement: 'readers',
  engagementTemplate: 'office',
  webhook: 'admins',
  diligence: 'admins',
  nameList: 'admins',
} as const satisfies Record<string, 'office' | 'admins' | 'readers'>
export type AuditEntity = keyof typeof auditReaders

export const auditEntities = Object.keys(auditReaders) as [AuditEntity, ...AuditEntity[]]

/** The lists that contain these records, for links of the activity and of a search. */
export const listsOfRecords: { [Entity in AuditEntity]?: Address } = {
  message: href('/dashboard/messages'),
  contactMessage: href('/dashboard/messages?tab=contact'),
  document: href('/dashboard/documents'),
  documentRequest: href('/dashboard/documents'),
  service: href('/dashboard/services'),
  teamMember: href('/dashboard/team'),
  client: href('/dashboard/clients'),
  legalPage: href('/dashboard/pages'),
}
