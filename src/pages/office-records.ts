import type { OfficeRecord } from './office-groups.ts'

/** The dashboard's pages below a page with a navigation entry. */
export const officeRecords = [
  {
    path: '/dashboard/consultations/:id',
    file: 'consultation',
    access: 'consultations.manage',
    texts: [
      'officeThreads',
      'officeMatters',
      'officeEngagements',
      'officeConsultations',
      'officeAppointments',
      'officeReaders',
      'officeDocuments',
      'officeMessages',
      'officeStanding',
      'officeHolds',
      'officeConflicts',
      'officeConversations',
      'officeCorrection',
    ],
    crumb: 'nav.consultation',
  },
  {
    path: '/dashboard/engagements/:id',
    file: 'engagement',
    access: 'engagements.manage',
    texts: ['officeEngagements', 'officeMatters'],
<<<<<<< HEAD
    crumb: 'engagements.crumb',
    screen: '/dashboard/consultations',
=======
    crumb: 'agreement.crumb',
>>>>>>> aa83e853 (engagements: share the buttons that insert facts)
  },
  {
    path: '/dashboard/appointments/hours',
    file: 'appointment-hours',
    access: 'consultations.manage',
    texts: ['officeAppointments', 'officeHandover'],
    crumb: 'hours.title',
  },
  {
    path: '/dashboard/consultations/people/:id',
    file: 'person',
    access: 'people.view',
    texts: [
      'officePeople',
      'officeConsultations',
      'officeAppointments',
      'officeStanding',
      'officeCorrection',
      'officeIdentity',
      'officeJoins',
    ],
    crumb: 'role.client',
    screen: '/dashboard/people',
  },
  {
    path: '/dashboard/publications/new',
    file: 'publication-new',
    access: 'publications.manage',
    texts: ['officePublications', 'officePictures', 'officeIssues'],
  },
  {
    path: '/dashboard/publications/:id',
    file: 'publication',
    access: 'publications.manage',
    texts: ['officePublications', 'officePictures', 'officeIssues'],
  },
  {
    path: '/dashboard/settings/setup',
    file: 'setup',
    access: 'settings.manage',
    texts: ['officeSettings', 'officePictures', 'officeSetup', 'officeAdmin'],
    crumb: 'setup.title',
  },
  {
    path: '/dashboard/system/api',
    file: 'api-reference',
    access: 'settings.manage',
    texts: ['officeSystem'],
    crumb: 'apiReference.title',
  },
] as const satisfies readonly OfficeRecord[]
