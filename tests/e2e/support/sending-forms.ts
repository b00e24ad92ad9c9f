import type { SendingForm, World } from './sending-form.ts'
import { officeForms } from './sending-forms-office.ts'

export const visitorForms = ({ mark, area, guestToken }: World): readonly SendingForm[] => [
  {
    file: 'contact-messages/website/contact-form.tsx',
    call: 'POST /api/contact',
    path: '/contact',
    fill: [
      ['form.fullName', 'Huda Al-Amri'],
      ['form.email', 'huda@example.com'],
      ['form.subject', 'Opening hours'],
      ['form.message', 'May I come on Sunday?'],
    ],
    checks: true,
  },
  {
    file: 'newsletter/website/newsletter-form.tsx',
    call: 'POST /api/newsletter/subscribe',
    path: '/contact',
    fill: [['newsletter.placeholder', `${mark}@example.com`]],
  },
  {
    file: 'consultations/browser/use-request.ts',
    call: 'POST /api/consultations',
    path: '/',
    name: 'hero.cta.consultation',
    fill: [
      ['form.message', 'Please read our lease.'],
      ['form.firstName', 'Huda'],
      ['form.lastName', 'Al-Amri'],
      ['form.email', 'huda@example.com'],
      ['form.phone', '0550123344'],
    ],
    choose: [['form.service', area]],
    checks: true,
  },
  {
    file: 'consultations/website/followed-request.tsx',
    call: 'POST /api/requests/withdraw',
    path: `/requests?token=${guestToken}`,
    open: ['followed.withdraw'],
    fill: [],
    name: 'followed.withdraw',
  },
  {
    file: 'auth/website/reset-forms.tsx',
    call: 'POST /api/password/forgot',
    path: '/reset-password',
    fill: [['form.email', `${mark}@example.com`]],
  },
  {
    file: 'auth/website/auth-tabs.tsx',
    call: 'POST /api/register',
    path: '/auth?tab=register',
    fill: [
      ['form.firstName', 'Huda'],
      ['form.lastName', 'Al-Amri'],
      ['form.email', `${mark}@example.com`],
      ['form.username', `visitor.${mark}`],
      ['form.password', 'a-long-password'],
      ['form.confirmPassword', 'a-long-password'],
    ],
    checks: true,
  },
]

export const clientForms = ({ mark, requestId, agreementId }: World): readonly SendingForm[] => [
  {
    file: 'messages/portal/reply.tsx',
    call: 'POST /api/messages',
    path: `/client/consultations/${requestId}`,
    fill: [[['portal.letters.writeTo', { name: 'Noura Al-Subaie' }], 'A question']],
    attaches: true,
  },
  {
    file: 'messages/portal/new-message-dialog.tsx',
    call: 'POST /api/messages',
    path: '/client/messages',
    open: ['portal.letters.new'],
    fill: [
      ['form.message', 'When does it end?'],
      ['form.subject', 'The lease'],
    ],
  },
  {
    file: 'agreements/portal/decision-dialog.tsx',
    call: 'POST /api/client/engagements/:id/wish',
    path: `/client/engagements/${agreementId}`,
    open: ['ownAgreement.wish'],
    fill: [['ownAgreement.wish.field', 'Please divide the first part.']],
  },
  {
    file: 'auth/account/address-panel.tsx',
    call: 'POST /api/user/email',
    path: '/client/profile',
    fill: [
      ['address.new', `new.${mark}@example.com`],
      ['account.password.current', 'a-long-password'],
    ],
  },
  {
    file: 'auth/account/password-form.tsx',
    call: 'POST /api/user/password',
    path: '/client/profile',
    fill: [
      ['account.password.new', 'another-long-password'],
      ['account.password.confirm', 'another-long-password'],
      ['account.password.current', 'a-long-password'],
    ],
  },
]

/** Without a mail server, the office replies in the mail program of the device. */
export const mailForms = ({ mark, guestId }: Pick<World, 'mark' | 'guestId'>): readonly SendingForm[] => [
  {
    file: 'threads/office/composer.tsx',
    call: 'POST /api/admin/consultations/:id/reply',
    path: `/dashboard/consultations/${guestId}`,
    fill: [['consult.reply.message', 'Our answer']],
  },
  {
    file: 'consultations/office/consultation-dialog.tsx',
    call: 'POST /api/admin/consultations/:id/reply',
    path: `/dashboard/consultations?open=${guestId}`,
    open: ['consult.reply'],
    fill: [['consult.reply.message', 'Our second answer']],
  },
  {
    file: 'contact-messages/office/contact-dialog.tsx',
    call: 'POST /api/admin/contact-messages/:id/reply',
    path: '/dashboard/messages?tab=contact',
    open: [['messages.viewNamed', { subject: `Contact ${mark}` }], 'action.sendEmail'],
    fill: [['messages.reply', 'Yes, you may.']],
  },
]

const anyWorld: World = {
  ...{ requestId: 1, agreementId: 1, clientId: 1, guestId: 1, guestToken: '' },
  ...{ mark: '', area: '' },
}

export const allForms: readonly SendingForm[] = [visitorForms, clientForms, officeForms, mailForms].flatMap(
  (formsOf) => formsOf(anyWorld),
)
