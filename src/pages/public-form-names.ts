/** Forms that every visitor may send, also without scripts. `?sent=contact` means that one was received. */
const publicFormNames = [
  'consultation',
  'request-withdraw',
  'questions',
  'appointment',
  'appointment-cancel',
  'contact',
  'newsletter',
  'newsletter-confirm',
  'newsletter-areas',
  'newsletter-unsubscribe',
  'password-forgotten',
  'password-reset',
  'address-link',
] as const
export type PublicFormName = (typeof publicFormNames)[number]

export const isPublicForm = (name: string): name is PublicFormName =>
  publicFormNames.some((known) => known === name)
