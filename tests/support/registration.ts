import { testPassword } from './test-app.ts'

/** A new client who registers with the website. */
export const registrationInput = {
  username: 'new.client',
  email: 'new@example.com',
  password: testPassword,
  confirmPassword: testPassword,
  firstName: 'New',
  lastName: 'Client',
  role: 'client',
  registrationReason: 'I am a client.',
  termsAgreed: true,
}
