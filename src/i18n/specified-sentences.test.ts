import { expect, it } from 'vitest'
import { translateIn } from './texts.ts'
import type { TextKey } from './translate.tsx'

/** Sentences that the specification prescribes in English and, where given, in Arabic. */
const sentences: [key: TextKey, english: string, arabic?: string][] = [
  ['confirm.client', 'Are you sure you want to delete this client?'],
  ['confirm.generic', 'This action cannot be undone. Do you want to proceed?'],
  ['confirm.user', 'Are you sure you want to delete this user?'],
  ['dashboard.publications.addError', 'Failed to add publication'],
  ['dashboard.publications.deleteError', 'Failed to delete publication'],
  ['dashboard.publications.updateError', 'Failed to update publication'],
  ['role.admin', 'Manager', 'مدير'],
  ['role.client', 'Client', 'عميل'],
  ['role.staff', 'Employee', 'موظف'],
  ['status.notAvailable', 'N/A'],
  ['toast.fetch.users', 'Failed to fetch users'],
  ['toast.publication.added', 'Publication added successfully'],
  ['toast.publication.deleted', 'Publication deleted successfully'],
  ['toast.publication.updated', 'Publication updated successfully'],
  ['toast.settings.failed', 'Failed to update settings'],
  ['toast.settings.success', 'Settings updated successfully'],
  ['val.bio.min', 'Bio must be at least 10 characters'],
  ['val.category.required', 'Category is required'],
  ['val.clientName.required', 'Client name is required'],
  ['val.confirmPassword.required', 'Please confirm your password'],
  ['val.contactAddress.required', 'Contact address is required'],
  ['val.contactEmail.valid', 'Valid email is required'],
  ['val.contactPhone.required', 'Contact phone is required'],
  ['val.contentEn.min', 'English content must be at least 20 characters'],
  ['val.email.team', 'Please enter a valid email'],
  ['val.email.user', 'Invalid email address'],
  ['val.firstName.required', 'First name is required'],
  ['val.generic.phone', 'Please enter a valid phone number'],
  ['val.lastName.required', 'Last name is required'],
  ['val.logo.required', 'Logo URL is required'],
  ['val.metaDescription.required', 'Meta description is required'],
  ['val.metaTitle.required', 'Meta title is required'],
  ['val.password.min', 'Password must be at least 6 characters'],
  ['val.password.mismatch', 'Passwords do not match'],
  ['val.position.required', 'Position is required'],
  ['val.siteDescription.required', 'Site description is required'],
  ['val.siteTitle.required', 'Site title is required'],
  ['val.titleEn.required', 'English title is required'],
  ['val.url', 'Please enter a valid URL'],
  ['val.url.settings', 'Valid URL is required'],
  ['val.username.min', 'Username must be at least 3 characters'],
]

it.each(sentences)('has the prescribed sentence for %s', (key, english, arabic) => {
  expect(translateIn.en(key)).toBe(english)
  if (arabic) expect(translateIn.ar(key)).toBe(arabic)
})
