import { language, t } from './fixtures.ts'
import type { Key } from './office.ts'

/** Records that are on the website with a picture, an order and a switch. */
export type WebsiteRecord = {
  noun: string
  screen: string
  api: string
  website: string
  texts: 'officeClients' | 'officeTeam'
  failures: 'officeClients' | 'dashboard.team'
  toasts: 'toast.client' | 'toast.team'
  list: Key
  question: Key
  invalid: Partial<Record<Key, string>>
  errors: [field: Key, message: string][]
  valid: Partial<Record<Key, string>>
  picture: Key
  choices: [select: Key, option: string][]
  /** The text in the list to search for, and the name in the labels of its buttons. */
  found: string
  name: string
  onWebsite: string
  link: string
  stored: Record<string, unknown>
  edited: [Key, string]
  byColleague: object
  saved: Record<string, unknown>
  types: string[]
  typeAt: number
  type: string
}

const notNegative = t('val.generic.min', { min: 0 })
export const websiteRecords: WebsiteRecord[] = [
  {
    noun: 'client',
    screen: '/dashboard/clients',
    api: '/api/admin/clients',
    website: '/clients',
    texts: 'officeClients',
    failures: 'officeClients',
    toasts: 'toast.client',
    list: 'nav.clients',
    question: 'confirm.client',
    invalid: { 'table.website': 'javascript:alert(1)', 'table.displayOrder': '-1' },
    errors: [
      ['table.nameEn', t('val.clientName.required')],
      ['officeClients.logo', t('val.logo.required')],
      ['table.website', t('val.url')],
      ['table.displayOrder', notNegative],
    ],
    valid: {
      'table.nameEn': 'Nakheel',
      'table.nameAr': 'نخيل',
      'table.website': 'https://nakheel.example/',
      'table.displayOrder': '٩٩',
      'consent.by': 'Nakheel',
      'consent.on': '9/3/2025',
    },
    picture: 'officeClients.logo',
    choices: [],
    found: language === 'ar' ? 'نخيل' : 'Nakheel',
    name: language === 'ar' ? 'نخيل' : 'Nakheel',
    onWebsite: 'Nakheel',
    link: 'nakheel.example',
    stored: { displayOrder: 99, consentOn: '2025-03-09' },
    edited: ['officeClients.descriptionEn', 'Mine'],
    byColleague: { website: 'theirs.example' },
    saved: { description: 'Mine', website: 'theirs.example', isVisible: false },
    types: (['corporate', 'individual', 'government', 'international'] as const).map((type) =>
      t(`officeClients.type.${type}`),
    ),
    typeAt: 2,
    type: 'government',
  },
  {
    noun: 'team member',
    screen: '/dashboard/team',
    api: '/api/admin/team-members',
    website: '/team/:id',
    texts: 'officeTeam',
    failures: 'dashboard.team',
    toasts: 'toast.team',
    list: 'nav.team',
    question: 'confirm.generic',
    invalid: {
      'officeTeam.bioEn': '123456789',
      'form.email': 'amal',
      'form.phone': '12',
      'officeTeam.linkedin': 'linkedin',
      'officeTeam.twitter': 'twitter',
      'table.displayOrder': '-1',
      'officeTeam.picture': 'picture',
    },
    errors: [
      ['officeTeam.positionEn', t('val.position.required')],
      ['officeTeam.bioEn', t('val.bio.min')],
      ['form.email', t('val.email.team')],
      ['form.phone', t('val.generic.phone')],
      ['officeTeam.linkedin', t('val.url')],
      ['officeTeam.twitter', t('val.url')],
      ['officeTeam.picture', t('val.url')],
      ['table.displayOrder', notNegative],
    ],
    valid: {
      'officeTeam.positionEn': 'Mediator of disputes',
      'officeTeam.bioEn': '1234567890',
      'form.email': '',
      'officeTeam.linkedin': '',
      'officeTeam.twitter': '',
      'form.phone': '٠١١ ٥٥٥ ٠١٧٧',
      'table.displayOrder': '99',
    },
    picture: 'officeTeam.picture',
    choices: [
      ['officeTeam.type', t('officeTeam.type.consultant')],
      ['officeTeam.user', 'Amalia'],
    ],
    found: 'Mediator of disputes',
    name: 'Amalia Al-Subaie',
    onWebsite: 'Amalia',
    link: '+966 11 555 0177',
    stored: { memberType: 'consultant', displayOrder: 99, phone: '+966115550177' },
    edited: ['officeTeam.license', '35/9010'],
    byColleague: { languages: ['fr', 'ar'] },
    saved: { licenseNumber: '35/9010', languages: ['fr', 'ar'], isVisible: false },
    types: (['partner', 'associate', 'consultant'] as const).map((type) => t(`officeTeam.types.${type}`)),
    typeAt: 0,
    type: 'partner',
  },
]
