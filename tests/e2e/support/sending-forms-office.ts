import type { SendingForm, World } from './sending-form.ts'

export const officeForms = (world: World): readonly SendingForm[] => [
  ...requestForms(world),
  ...matterForms(world),
  ...recordForms(world),
]

const requestForms = ({ mark, area, requestId, guestId, clientId }: World): readonly SendingForm[] => {
  const path = `/dashboard/consultations/${requestId}`
  const contact = ['messages.viewNamed', { subject: `Contact ${mark}` }] as const
  return [
    {
      file: 'threads/office/reply-form.tsx',
      call: 'POST /api/messages',
      path,
      fill: [['thread.reply', 'Our answer']],
      attaches: true,
    },
    {
      file: 'threads/office/note-form.tsx',
      call: 'POST /api/admin/consultations/:id/notes',
      path,
      open: ['thread.mode.reply', 'thread.mode.note'],
      fill: [['thread.noteText', 'A note']],
    },
    {
      file: 'threads/office/colleague-form.tsx',
      call: 'POST /api/messages',
      path,
      open: ['thread.mode.reply', 'thread.mode.colleague'],
      fill: [['thread.mode.colleague', 'Please read the contract.']],
      choose: [['thread.colleague', mark]],
    },
    {
      file: 'conversations/office/conversation-tasks.tsx',
      call: 'POST /api/admin/consultations/:id/conversations',
      path: `/dashboard/consultations?open=${guestId}`,
      open: ['conversations.record'],
      fill: [['conversations.text', 'They agree.']],
    },
    {
      file: 'people/office/note-form.tsx',
      call: 'POST /api/admin/people/:id/notes',
      path: `/dashboard/consultations/people/${clientId}`,
      fill: [['people.note.add', 'Prefers calls']],
    },
    {
      file: 'contact-messages/office/conversion-dialog.tsx',
      call: 'POST /api/admin/contact-messages/:id/consultation',
      path: '/dashboard/messages?tab=contact',
      open: [contact, 'contactMessages.convert'],
      fill: [['form.phone', '0550123344']],
      choose: [['form.service', area]],
    },
    {
      file: 'messages/office/message-reply.tsx',
      call: 'POST /api/messages',
      path: '/dashboard/messages?box=inbox',
      open: [['messages.viewNamed', { subject: `Letter ${mark}` }], 'action.reply'],
      fill: [['messages.reply', 'Our answer']],
    },
    {
      file: 'messages/office/compose-dialog.tsx',
      call: 'POST /api/messages',
      path: `/dashboard/messages?compose=${clientId}`,
      fill: [
        ['form.message', 'The lease'],
        ['form.subject', 'It begins in May.'],
      ],
    },
    {
      file: 'documents/office/document-request-dialog.tsx',
      call: 'POST /api/admin/document-requests',
      path: `/dashboard/documents?userId=${clientId}&consultationId=${requestId}`,
      open: ['documents.ask'],
      fill: [
        ['documents.ask.title', 'The contract'],
        ['documents.ask.due', '31/12/2034'],
      ],
    },
  ]
}

const matterForms = ({ mark, requestId }: World): readonly SendingForm[] => {
  const path = `/dashboard/consultations/${requestId}#request-path`
  return [
    {
      file: 'matters/office/begin-form.tsx',
      call: 'POST /api/admin/consultations/:id/path',
      path,
      fill: [
        ['matters.sentenceAr', 'بدأ العمل.'],
        ['matters.sentenceEn', 'The work has begun.'],
      ],
      choose: [['matters.template', mark]],
    },
    {
      file: 'matters/office/move-stage-dialog.tsx',
      call: 'POST /api/admin/consultations/:id/path/moves',
      path,
      open: ['matters.move'],
      fill: [
        ['matters.sentenceAr', 'قُيدت الدعوى.'],
        ['matters.sentenceEn', 'The claim is filed.'],
      ],
    },
    {
      file: 'matters/office/date-dialogs.tsx',
      call: 'POST /api/admin/consultations/:id/dates',
      path,
      open: ['matters.date.add'],
      fill: [
        ['matters.date.day', '14/12/2034'],
        ['matters.date.time', '10:30'],
        ['matters.date.place', 'Court of Riyadh'],
      ],
    },
    {
      file: 'matters/office/matter-dialogs.tsx',
      call: 'POST /api/admin/consultations/:id/powers',
      path,
      open: ['matters.power.add'],
      fill: [
        ['matters.power.number', '461234567'],
        ['matters.power.until', '14/12/2034'],
      ],
    },
  ]
}

const recordForms = ({ mark, area }: World): readonly SendingForm[] => [
  {
    file: 'appointments/office/absence-dialog.tsx',
    call: 'POST /api/admin/absences',
    path: '/dashboard/appointments/hours',
    open: ['absences.add'],
    fill: [
      ['hours.holiday.first', '10/12/2034'],
      ['hours.holiday.last', '11/12/2034'],
      ['absences.note', 'Leave'],
    ],
  },
  {
    file: 'appointments/office/holidays.tsx',
    call: 'POST /api/admin/holidays',
    path: '/dashboard/appointments/hours',
    open: ['hours.holiday.add'],
    fill: [
      ['table.nameEn', 'A day off'],
      ['table.nameAr', 'يوم إجازة'],
      ['hours.holiday.first', '17/12/2034'],
      ['hours.holiday.last', '17/12/2034'],
    ],
  },
  {
    file: 'front-desk/office/use-request-form.ts',
    call: 'POST /api/admin/consultations',
    path: '/dashboard',
    open: ['dash.newRequest'],
    fill: [
      ['desk.words', 'A dismissal.'],
      ['form.phone', '0557199881'],
      ['form.firstName', mark],
    ],
    choose: [['form.service', area]],
  },
  {
    file: 'users/office/user-dialog-add.tsx',
    call: 'POST /api/admin/users',
    path: '/dashboard/users',
    open: ['users.add'],
    fill: [
      ['form.firstName', 'Amal'],
      ['form.lastName', 'Al-Harbi'],
      ['form.email', `amal.${mark}@example.com`],
      ['form.username', `amal.${mark}`],
      ['form.password', 'a-long-password'],
    ],
  },
  {
    file: 'team-members/office/member-dialog.tsx',
    call: 'POST /api/admin/team-members',
    path: '/dashboard/team',
    open: ['officeTeam.add'],
    fill: [
      ['officeTeam.bioEn', 'A lawyer of the firm.'],
      ['officeTeam.positionEn', 'Lawyer'],
    ],
    choose: [['officeTeam.user', mark]],
  },
]
