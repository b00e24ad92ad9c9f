import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { loginInput, registerForm } from '#features/auth/schema.ts'
import { clientLabels } from '#features/clients/office/client-dialog.tsx'
import { clientForm } from '#features/clients/schema.ts'
import { consultationChanges, consultationForm } from '#features/consultations/schema.ts'
import { contactForm } from '#features/contact-messages/schema.ts'
import { subscriptionForm } from '#features/newsletter/schema.ts'
import { publicationInput } from '#features/publications/admin-schema.ts'
import { fieldLabels } from '#features/publications/office/editor-values.ts'
import { serviceLabels } from '#features/services/office/service-form.tsx'
import { serviceInput } from '#features/services/schema.ts'
import { labelsOf, schemaOf, valuesOf } from '#features/settings/office/form-values.ts'
import { tabKeys } from '#features/settings/setting-table.ts'
import { memberLabels } from '#features/team-members/office/member-values.ts'
import { teamMemberInput } from '#features/team-members/schema.ts'
import { userLabels } from '#features/users/office/user-form.tsx'
import { userEdit, userForm } from '#features/users/schema.ts'
import { translateIn } from './texts.ts'
import type { TextKey } from './translate.tsx'

/** The sentences of the messages are in `specified-sentences.test.ts`. */
type Rule = [field: string, wrong: unknown, message: string]
type Form = {
  schema: z.ZodMiniType
  /** The required fields only: all others are optional. */
  valid: Record<string, unknown>
  accepts?: Record<string, unknown>[]
  labels?: Partial<Record<string, TextKey>>
  rules: Rule[]
}

const person = { firstName: 'Sara', lastName: 'Al-Harbi', email: 'sara@example.com' }
const secret = { username: 'sara.h', password: 'secret-6' }
const user = { ...person, role: 'client', preferredLanguage: 'ar', phone: '' }
const login: Rule[] = [
  ['username', '', 'val.username.required'],
  ['password', '', 'val.password.required'],
]
const names: Rule[] = [
  ['firstName', '', 'val.firstName.required'],
  ['lastName', ' ', 'val.lastName.required'],
]
const userRules: Rule[] = [...names, ['email', 'sara', 'val.email.user'], ['role', 'owner', 'Invalid input']]
const order: Rule[] = [
  ['displayOrder', -1, 'val.generic.min?min=0'],
  ['displayOrder', 1.5, 'val.generic.number'],
]
const nothing = (...fields: string[]) => fields.map((field): Rule => [field, '', 'val.generic.required'])

/** All keys of a tab, as its form sends them, with empty optional ones. */
const settingsForm = (tab: Parameters<typeof tabKeys>[0], values: Record<string, string>) => {
  const keys = tabKeys(tab)
  return { schema: schemaOf(keys), valid: { ...valuesOf([], keys), ...values }, labels: labelsOf(keys) }
}

/** The rows of section 5 of the specification. */
const forms: Record<string, Form> = {
  Login: {
    schema: loginInput,
    valid: secret,
    accepts: [{ rememberMe: true }],
    labels: userLabels,
    rules: login,
  },
  Register: {
    schema: registerForm,
    valid: { ...person, ...secret, confirmPassword: 'secret-6', termsAgreed: true, phone: '' },
    accepts: [{ registrationReason: 'A contract', preferredLanguage: 'ar' }],
    labels: { ...userLabels, confirmPassword: 'form.confirmPassword', termsAgreed: 'form.agreeTerms' },
    rules: [
      ...login,
      ...names,
      ...nothing('email'),
      ['email', 'sara', 'val.generic.email'],
      ['confirmPassword', '', 'val.confirmPassword.required'],
      ['confirmPassword', 'other-6', 'val.password.mismatch'],
      ['termsAgreed', false, 'val.terms.service'],
    ],
  },
  Consultation: {
    schema: consultationForm,
    valid: { ...person, phone: '0551234567', service: 'contract', message: 'A case', agreeToTerms: true },
    labels: { ...userLabels, agreeToTerms: 'form.agreePrivacy' },
    rules: [
      ...nothing('firstName', 'lastName', 'email', 'service', 'message'),
      ['email', 'sara', 'val.generic.email'],
      ['phone', '12', 'val.generic.phone'],
      ['agreeToTerms', false, 'val.privacy'],
    ],
  },
  Contact: {
    schema: contactForm,
    valid: { name: 'S', email: 's@example.com', phone: '', subject: 'A', message: 'B', agreeToTerms: true },
    labels: { ...userLabels, agreeToTerms: 'form.agreeTerms' },
    rules: [
      ...nothing('name', 'email', 'subject', 'message'),
      ['email', 'sara', 'val.generic.email'],
      ['agreeToTerms', undefined, 'val.terms'],
    ],
  },
  Newsletter: {
    schema: subscriptionForm,
    valid: { email: 'sara@example.com' },
    labels: userLabels,
    rules: [...nothing('email'), ['email', 'sara', 'val.generic.email']],
  },
  'Team member': {
    schema: teamMemberInput,
    valid: { position: 'Partner', bio: 'Ten letter' },
    accepts: [
      { email: '', linkedin: '', twitter: '', displayOrder: 0, specialization: '', imageUrl: '', phone: '' },
    ],
    labels: memberLabels,
    rules: [
      ['position', '', 'val.position.required'],
      ['bio', 'Nine char', 'val.bio.min'],
      ['email', 'sara', 'val.email.team'],
      ['linkedin', 'sara', 'val.url'],
      ['twitter', '@sara', 'val.url'],
      ...order,
    ],
  },
  Service: {
    schema: serviceInput,
    valid: { nameEn: 'Tax', descriptionEn: 'Ten letter', icon: 'fa-gavel' },
    accepts: [{ status: 'active' }, { status: 'inactive', nameAr: '', descriptionAr: '', displayOrder: 0 }],
    labels: serviceLabels,
    rules: [
      ['nameEn', '', 'val.nameEn.required'],
      ['descriptionEn', 'Nine char', 'val.descriptionEn.min'],
      ['icon', '', 'val.icon.required'],
      ['status', 'open', 'Invalid input'],
      ...order,
    ],
  },
  Publication: {
    schema: publicationInput,
    valid: { titleEn: 'A ruling', contentEn: 'Twenty letters is it', category: 'litigation' },
    accepts: [{ titleAr: '', contentAr: '', isVisible: false }],
    labels: fieldLabels,
    rules: [
      ['titleEn', '', 'val.titleEn.required'],
      ['contentEn', 'Nineteen characters', 'val.contentEn.min'],
      ['category', '', 'val.category.required'],
    ],
  },
  'Consultation update': {
    schema: consultationChanges,
    valid: { status: 'approved' },
    accepts: [
      { status: 'pending', notes: 'Called' },
      { status: 'completed', assignedToId: null },
      { status: 'rejected', assignedToId: 3 },
    ],
    rules: [
      ['status', 'open', 'val.generic.format'],
      ['assignedToId', 'Sara', 'val.generic.number'],
    ],
  },
  Client: {
    schema: clientForm,
    valid: { name: 'Alpha', logo: 'https://example.com/logo.png' },
    accepts: [{ website: '', description: '', isVisible: false }],
    labels: clientLabels,
    rules: [
      ['name', '', 'val.clientName.required'],
      ['logo', '', 'val.logo.required'],
    ],
  },
  'User edit': { schema: userEdit, valid: user, labels: userLabels, rules: userRules },
  'User create': {
    schema: userForm,
    valid: { ...user, ...secret },
    accepts: [{ role: 'staff' }, { role: 'admin', username: 'abc', password: 'six-ab' }],
    labels: userLabels,
    rules: [...userRules, ['username', 'ab', 'val.username.min'], ['password', 'five5', 'val.password.min']],
  },
  'General settings': {
    ...settingsForm('general', {
      ...{ site_title: 'Mizan', site_description: 'A law firm', contact_email: 'info@example.com' },
      ...{ contact_phone: '+966112345678', contact_address: 'Riyadh' },
    }),
    accepts: [{ maintenance_mode: 'true' }],
    rules: [
      ['site_title', '', 'val.siteTitle.required'],
      ['site_description', '', 'val.siteDescription.required'],
      ['contact_email', 'sara', 'val.contactEmail.valid'],
      ['contact_phone', '', 'val.contactPhone.required'],
      ['contact_address', '', 'val.contactAddress.required'],
      ['maintenance_mode', 'perhaps', 'val.generic.format'],
    ],
  },
  'Social settings': {
    ...settingsForm('social', {}),
    rules: ['facebook', 'twitter', 'linkedin', 'instagram', 'youtube'].map((network) => [
      `${network}_url`,
      network,
      'val.url.settings',
    ]),
  },
  'SEO settings': {
    ...settingsForm('seo', { meta_title: 'Mizan', meta_description: 'A law firm' }),
    rules: [
      ['meta_title', '', 'val.metaTitle.required'],
      ['meta_description', '', 'val.metaDescription.required'],
      ['og_image', 'picture', 'val.url.settings'],
    ],
  },
}

const rows = Object.entries(forms).flatMap(([name, form]) =>
  form.rules.map(([field, wrong, message]) => ({ name, field, wrong, message, form })),
)

describe('the rules of section 5 of the specification', () => {
  it.each(Object.entries(forms))(
    '%s: accepts the required fields with and without optional ones',
    (_, form) => {
      for (const values of [{}, ...(form.accepts ?? [])])
        expect(z.safeParse(form.schema, { ...form.valid, ...values }).error).toBeUndefined()
    },
  )

  it.each(rows)('$name: refuses $wrong as $field with $message', ({ field, wrong, message, form }) => {
    const { error } = z.safeParse(form.schema, { ...form.valid, [field]: wrong })
    const first = error?.issues.find(({ path }) => path[0] === field)?.message
    expect(first).toBe(message)
  })
})

/** `Site title (English)` is about a `title`. */
const headOf = (label: string): string =>
  /(\S+)$/.exec(label.replace(/(?: \(| of | is required| must be).*$/, '').toLowerCase())?.[1] ?? ''
const arabicNounsOf = (text: string): string[] =>
  text
    .replace(/\(.*?\)/g, '')
    .split(' ')
    .map((word) => word.replace(/^ال/, ''))
    .filter((word) => word.length > 2)

const messagesAtLabels = rows.flatMap(({ field, message, form }) => {
  const label = form.labels?.[field]
  // The other generic messages fit every field.
  return label && /^val\.(?!generic)|^val\.generic\.(?:email|phone)/.test(message)
    ? [[label, message as TextKey] as const]
    : []
})

it.each(messagesAtLabels)('uses one noun in the label %s and its message %s', (label, message) => {
  const [head, sentence] = [headOf(translateIn.en(label)), translateIn.en(message)]
  if (/ is required| must be/.test(sentence)) expect(headOf(sentence)).toBe(head)
  expect(sentence.toLowerCase()).toContain(head)
  const nouns = arabicNounsOf(translateIn.ar(message))
  expect(arabicNounsOf(translateIn.ar(label)).filter((noun) => nouns.includes(noun))).not.toEqual([])
})
