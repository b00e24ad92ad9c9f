import type { settings } from '#features/settings/server/table.ts'
import type { ContentLanguage } from '#languages/language.ts'

/**
 * The types of the sample firm. Pure data: no ids, passwords or absolute dates. Times are `daysAgo`, counted
 * back from seeding; they may be fractions, and negative values are in the future.
 */

type StoryKind =
  | 'welcome'
  | 'introduction'
  | 'history'
  | 'milestone'
  | 'mission'
  | 'vision'
  | 'value'
  | 'testimonial'

type SpokenLanguage = 'ar' | 'en' | 'fr'

type ServiceIcon =
  | 'fa-briefcase'
  | 'fa-balance-scale'
  | 'fa-gavel'
  | 'fa-building'
  | 'fa-landmark'
  | 'fa-university'
  | 'fa-scroll'
  | 'fa-file-contract'
  | 'fa-file-signature'
  | 'fa-handshake'
  | 'fa-shield-alt'
  | 'fa-home'
  | 'fa-trademark'
  | 'fa-hands-helping'
  | 'fa-users'
  | 'fa-user-tie'

/** The seven choices of the consultation form. */
type ServiceArea =
  | 'corporate'
  | 'litigation'
  | 'intellectual-property'
  | 'real-estate'
  | 'employment'
  | 'contract'
  | 'other'

/** Markdown; headings start at the second level. */
export type SampleGuide = { guideEn: string; guideAr: string }

export type SampleStoryPart = {
  kind: StoryKind
  titleEn?: string
  titleAr?: string
  /** An empty line begins a paragraph. */
  textEn: string
  textAr: string
  detailEn?: string
  detailAr?: string
}

export type SampleService = SampleGuide & {
  nameEn: string
  nameAr: string
  descriptionEn: string
  descriptionAr: string
  situationEn: string
  situationAr: string
  icon: ServiceIcon
  area: ServiceArea
  status: 'active' | 'inactive'
  displayOrder: number
}

type MemberType = 'partner' | 'associate' | 'consultant'

export type SampleTeamMember = {
  nameEn: string
  nameAr: string
  position: string
  positionAr: string
  specialization: string
  specializationAr: string
  bio: string
  bioAr: string
  email: string
  phone: string
  linkedin: string
  twitter: string
  imageUrl: string
  /** One degree or certificate on each line. */
  education: string
  educationAr: string
  languages: readonly SpokenLanguage[]
  /** Practice areas of this person; a service lists its people by them. */
  areas: readonly ServiceArea[]
  memberType: MemberType
  /** Hijri year and serial number; sample serials start at 9001. Empty for people without a license to plead. */
  licenseNumber: string
  /** In the year of the number; null without a license. */
  licenseDate: string | null
  licenseEndsInDays: number | null
  /** The account behind the person, to which publications are attributed. */
  username: string | null
  displayOrder: number
  isVisible: boolean
}

type PublicationCategory =
  | 'corporate_law'
  | 'litigation'
  | 'intellectual_property'
  | 'real_estate'
  | 'employment'
  | 'contract'
  | 'other'

export type SamplePublication = {
  titleEn: string
  titleAr: string
  summaryEn: string
  summaryAr: string
  /** Markdown; headings start at the second level. */
  contentEn: string
  contentAr: string
  category: PublicationCategory
  authorUsername: string
  daysAgo: number
  isVisible: boolean
  publishedLanguages: readonly ContentLanguage[]
}

type ClientType = 'corporate' | 'individual' | 'government' | 'international'

export type SampleClient = {
  nameEn: string
  nameAr: string
  descriptionEn: string
  descriptionAr: string
  logo: string
  websiteUrl: string
  clientType: ClientType
  isVisible: boolean
  displayOrder: number
}

export type SampleUser = {
  username: string
  firstName: string
  lastName: string
  email: string
  phone: string
  role: 'staff' | 'client'
  preferredLanguage: ContentLanguage
  registrationReason: string
  isActive: boolean
  isVerified: boolean
  daysAgo: number
}

type ConsultationStatus = 'pending' | 'approved' | 'completed' | 'rejected'

/**
 * `from` and `to` are a status, a username (null for none), the text of the notes or the result of a check.
 */
export type SampleConsultationChange = {
  daysAgo: number
  byUsername: string | null
  field: 'status' | 'assignedToId' | 'notes' | 'conflictCheck'
  from: string | null
  to: string | null
}

export type SampleConsultation = {
  /** The account that sent it, or null for a guest. */
  username: string | null
  firstName: string
  lastName: string
  email: string
  phone: string
  service: ServiceArea
  subject: string
  message: string
  language: ContentLanguage
  preferredDaysAgo: number | null
  /** `HH:MM`, Riyadh time. */
  preferredTime: string | null
  status: ConsultationStatus
  assignedTo: string | null
  /** Internal: never sent to the client. */
  notes: string
  daysAgo: number
  firstAnswerDaysAgo: number | null
  history: readonly SampleConsultationChange[]
}

export type SampleMessage = {
  key: string
  parentKey: string | null
  fromUsername: string
  toUsername: string
  subject: string
  content: string
  status: 'unread' | 'read' | 'archived'
  daysAgo: number
}

export type SampleDocument = {
  /** Its file name in `files/`. */
  file: string
  /** The name that the sender gave it. */
  name: string
  clientUsername: string
  uploadedBy: string
  /** The subject of the consultation it belongs to. */
  consultation: string
  daysAgo: number
  /** When the other side first opened it, and who did. */
  opened: { daysAgo: number; byUsername: string } | null
  /** The message that it was attached to. */
  messageKey: string | null
}

export type SampleDocumentRequest = {
  title: string
  clientUsername: string
  requestedBy: string
  consultation: string
  daysAgo: number
  dueInDays: number
  /** The document that answered the request. */
  receivedFile: string | null
}

/** A time at the office: working days after seeding, negative for before; `HH:MM`, Riyadh time. */
export type SampleTime = { workingDays: number; at: string }

export type SampleAppointment = {
  /** The subject of the consultation it is about. */
  consultation: string
  lawyer: string
  kind: 'office' | 'phone' | 'video'
  /** The room, or the address of the video call; empty for the firm's default. */
  place: string
  minutes: 30 | 45 | 60
  /** Null until the client has chosen. */
  time: SampleTime | null
  proposals: readonly SampleTime[]
  daysAgo: number
  settledDaysAgo: number | null
}

export type SampleProgress = {
  /** The subject of the consultation it is about. */
  consultation: string
  /** The English name of a shipped template. */
  template: string
  byUsername: string
  /** The oldest move begins the first stage; each sentence is for the client. */
  moves: readonly { to: number; sentenceEn: string; sentenceAr: string; daysAgo: number }[]
  dates: readonly {
    kind: 'hearing' | 'term' | 'meeting' | 'other'
    workingDays: number
    /** `HH:MM`, Riyadh time; null for a whole day. */
    at: string | null
    /** For the office only. */
    basis: string
    place: string
    isShown: boolean
    isPlaceShown: boolean
    daysAgo: number
  }[]
  power: { number: string; issuedDaysAgo: number; untilInDays: number; scope: string } | null
}

export type SampleParty = {
  consultation: string
  role: 'client' | 'opposing' | 'related'
  nameArabic: string
  nameLatin: string
}

export type SamplePersonNote = { clientUsername: string; author: string; text: string; daysAgo: number }

export type SampleContactMessage = {
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  isRead: boolean
  daysAgo: number
}

export type SampleNewsletterSubscriber = {
  email: string
  language: ContentLanguage
  isActive: boolean
  daysAgo: number
  /** Null until the subscription is confirmed. */
  confirmedDaysAgo: number | null
}

export type SampleSetting = Pick<typeof settings.$inferSelect, 'key' | 'value'>
