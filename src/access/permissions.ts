import type { Role } from './roles.ts'

/** The roles that have each permission. The server's guards and the screens' menus read this table. */
const allowed = {
  'dashboard.view': ['admin', 'staff'],
  'consultations.manage': ['admin', 'staff'],
  'engagements.manage': ['admin', 'staff'],
  'appointments.schedule': ['admin', 'staff'],
  'figures.view': ['admin', 'staff'],
  'services.manage': ['admin', 'staff'],
  'team.manage': ['admin', 'staff'],
  'clients.manage': ['admin', 'staff'],
  'story.manage': ['admin', 'staff'],
  'people.view': ['admin', 'staff'],
  'publications.manage': ['admin', 'staff'],
  'messages.manage': ['admin', 'staff'],
  'documents.manage': ['admin', 'staff'],
  'images.manage': ['admin', 'staff'],
  'users.manage': ['admin'],
  'settings.manage': ['admin'],
  'pages.manage': ['admin'],
  'audit.view': ['admin'],
  'outbox.manage': ['admin'],
  'backups.manage': ['admin'],
  'programs.manage': ['admin'],
  'newsletter.view': ['admin'],
  'privacy.manage': ['admin'],
  'portal.use': ['client'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof allowed

export const may = (role: Role, permission: Permission): boolean =>
  (allowed[permission] as readonly Role[]).includes(role)
