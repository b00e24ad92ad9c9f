import type { Permission } from './permissions.ts'

/** The nouns that a token may read or write, each with the permission of its screens. */
export const scopeNouns = {
  consultations: 'consultations.manage',
  matters: 'consultations.manage',
  conversations: 'consultations.manage',
  conflicts: 'consultations.manage',
  agreements: 'engagements.manage',
  appointments: 'appointments.schedule',
  'office-hours': 'appointments.schedule',
  messages: 'messages.manage',
  'contact-messages': 'messages.manage',
  documents: 'documents.manage',
  people: 'people.view',
  publications: 'publications.manage',
  services: 'services.manage',
  'team-members': 'team.manage',
  clients: 'clients.manage',
  'firm-story': 'story.manage',
  images: 'images.manage',
  figures: 'figures.view',
  newsletter: 'newsletter.view',
  'legal-pages': 'pages.manage',
  outbox: 'outbox.manage',
} as const satisfies Record<string, Permission>
export type ScopeNoun = keyof typeof scopeNouns

export const nounsOfScopes = Object.keys(scopeNouns) as ScopeNoun[]
export type Scope = `${ScopeNoun}:${'read' | 'write'}`
export const scopes = nounsOfScopes.flatMap((noun): Scope[] => [`${noun}:read`, `${noun}:write`])

/**
 * The scopes that a call requires of a token, all of them. `guest` calls are public and answer a token as a guest.
 * `none` refuses every token.
 */
export type Reach = readonly Scope[] | 'guest' | 'none'

/**
 * The nouns of paths below `/api/admin` and `/api`, by the first segment, or by the first one and the one after the
 * id. A call whose response has texts of several nouns requires all of them. An empty list is out of reach.
 */
const nounsByPath: Record<string, readonly ScopeNoun[]> = {
  consultations: ['consultations'],
  'consultations/conversations': ['conversations'],
  'consultations/conflict-checks': ['conflicts'],
  'consultations/parties': ['conflicts'],
  'consultations/engagements': ['agreements'],
  'consultations/papers': ['documents'],
  'consultations/path': ['matters'],
  'consultations/dates': ['matters'],
  'consultations/powers': ['matters'],
  'consultations/appointments': ['appointments'],
  'consultations/thread': ['consultations', 'messages', 'documents', 'conversations'],
  'consultations/hold': [],
  'front-desk': ['consultations'],
  'similar-requests': ['consultations'],
  mentions: ['consultations'],
  staff: ['consultations'],
  'path-dates': ['matters'],
  'path-templates': ['matters'],
  powers: ['matters'],
  conversations: ['conversations'],
  engagements: ['agreements'],
  'engagement-templates': ['agreements'],
  instalments: ['agreements'],
  appointments: ['appointments'],
  absences: ['office-hours'],
  holidays: ['office-hours'],
  'office-hours': ['office-hours'],
  messages: ['messages'],
  correspondents: ['messages'],
  'contact-messages': ['contact-messages'],
  'contact-messages/consultation': ['contact-messages', 'consultations'],
  documents: ['documents'],
  'document-requests': ['documents'],
  'paper-lists': ['services'],
  people: ['people'],
  'people/events': ['people', 'consultations', 'messages', 'documents', 'appointments'],
  'people/join': [],
  'people/diligence': [],
  guests: ['people'],
  'guests/events': ['people', 'consultations', 'messages', 'documents', 'appointments'],
  'guests/join': [],
  'guests/diligence': [],
  // The identity of clients, and lists of names with which they are compared.
  parties: [],
  'diligence-reviews': [],
  'name-lists': [],
  'list-hits': [],
  'guests/export': [],
  'guests/erasure': [],
  notes: ['people'],
  publications: ['publications'],
  'publications/newsletter': ['newsletter'],
  'newsletter-issues': ['newsletter'],
  'newsletter-subscribers': ['newsletter'],
  services: ['services'],
  'question-sets': ['services'],
  'team-members': ['team-members'],
  clients: ['clients'],
  'firm-story': ['firm-story'],
  images: ['images'],
  figures: ['figures'],
  'legal-pages': ['legal-pages'],
  outbox: ['outbox'],
  'mail-delivery': ['outbox'],
  // Accounts, and an address that works like a password.
  users: [],
  'calendar-address': [],
  'sample-firm': [],
  // Records of all nouns in one response.
  find: [],
  summary: [],
}

/** The permissions whose calls are out of reach, whatever their paths. */
const ownersOnly: readonly string[] = [
  'users.manage',
  'settings.manage',
  'privacy.manage',
  'audit.view',
  'backups.manage',
  'programs.manage',
] satisfies Permission[]

/** The public calls of an account: a token neither logs in nor proves an address. */
const accountPaths = new Set(['login', 'register', 'logout', 'password', 'email'])

/** The own account, the portal and the stream of open lists belong to a session. */
const sessionPaths = new Set(['user', 'client', 'favorites', 'live'])

/** The reach of a declared call; undefined if its path is in no table here. */
export const reachOf = (name: string, access: 'open' | 'signed-in' | Permission): Reach | undefined => {
  const [method, url = ''] = name.split(' ')
  const [, , area = '', ...rest] = url.replace(/\.(csv|ics)$/, '').split('/')
  if (access === 'open') return accountPaths.has(area) ? 'none' : 'guest'
  if (sessionPaths.has(area) || ownersOnly.includes(access)) return 'none'
  const [first = '', ...further] = area === 'admin' ? rest : [area, ...rest]
  const [part] = further.filter((segment) => !segment.startsWith(':'))
  const nouns = nounsByPath[`${first}/${part}`] ?? nounsByPath[first]
  if (!nouns) return undefined
  if (nouns.length === 0) return 'none'
  return nouns.map((noun): Scope => `${noun}:${method === 'GET' ? 'read' : 'write'}`)
}
