import { expect, it } from 'vitest'
import { translateIn } from './texts.ts'

/** English sentences of the specification. */
const sentences = {
  'val.username.required': 'Username is required',
  'val.password.required': 'Password is required',
  'val.confirmPassword.required': 'Please confirm your password',
  'val.terms.service': 'You must agree to the terms of service',
  'val.password.mismatch': 'Passwords do not match',
  'val.privacy': 'You must agree to the privacy policy',
  'val.firstName.required': 'First name is required',
  'val.lastName.required': 'Last name is required',
  'val.username.min': 'Username must be at least 3 characters',
  'val.password.min': 'Password must be at least 6 characters',
  'val.generic.required': 'This field is required',
  'val.generic.email': 'Please enter a valid email address',
  'val.generic.phone': 'Please enter a valid phone number',
  'val.nameEn.required': 'English name is required',
  'val.descriptionEn.min': 'English description must be at least 10 characters',
  'toast.login.success.title': 'Login successful',
  'toast.login.failed': 'Login failed',
  'toast.register.failed': 'Registration failed',
  'toast.logout.success.title': 'Logged out',
  'toast.logout.success.desc': 'You have been successfully logged out.',
  'toast.submission.error': 'Submission Error',
  'toast.consultation.error': 'There was an error submitting your request. Please try again later.',
  'dashboard.services.addError': 'Failed to add service',
  'dashboard.services.deleteError': 'Failed to delete service',
  'confirm.generic': 'This action cannot be undone. Do you want to proceed?',
  'toast.fetch.consultations': 'Failed to fetch consultations',
} as const

it.each(Object.entries(sentences))('specifies %s', (key, sentence) => {
  expect(translateIn.en(key as keyof typeof sentences)).toBe(sentence)
})
