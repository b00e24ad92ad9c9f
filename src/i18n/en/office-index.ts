/**
 * The areas of the dashboard that only some of its screens need; a screen names its own in `office-screens.ts`. Apart from
 * `index.ts`, which every visitor downloads.
 */
export const officeAreas = {
  officeActivity: () => import('./office-activity.ts'),
  officeAdmin: () => import('./office-admin.ts'),
  officeClients: () => import('./office-clients.ts'),
  officeConsultations: () => import('./office-consultations.ts'),
  officeDocuments: () => import('./office-documents.ts'),
  officeHelp: () => import('./office-help.ts'),
  officeImport: () => import('./office-import.ts'),
  officeHolds: () => import('./office-holds.ts'),
  officeIssues: () => import('./office-issues.ts'),
  officeMessages: () => import('./office-messages.ts'),
  officeOverview: () => import('./office-overview.ts'),
  officePages: () => import('./office-pages.ts'),
  officePictures: () => import('./office-pictures.ts'),
  officePrivacy: () => import('./office-privacy.ts'),
  officePublications: () => import('./office-publications.ts'),
  officeReaders: () => import('./office-readers.ts'),
  officeRetention: () => import('./office-retention.ts'),
  officeServiceForm: () => import('./office-service-form.ts'),
  officeServices: () => import('./office-services.ts'),
  officeSettings: () => import('./office-settings.ts'),
  officeSetup: () => import('./office-setup.ts'),
  officeStory: () => import('./office-story.ts'),
  officeSystem: () => import('./office-system.ts'),
  officeTeam: () => import('./office-team.ts'),
  officeUsers: () => import('./office-users.ts'),
  officeWordpress: () => import('./office-wordpress.ts'),
}
