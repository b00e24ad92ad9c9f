export const officeHandover = {
  'handover.loading': 'Checking for open work…',
  'handover.failed': 'The open work could not be loaded.',
  'handover.intro': 'This person has open work. It will pass to the colleague you choose.',
  'handover.absence':
    'This work is open, with the appointments on these days. The colleague you choose takes it over until it is assigned back. If you choose none, it stays.',
  'handover.stays': 'No one, it stays',
  'handover.requests': 'Open requests',
  'handover.confirmed': 'Confirmed appointments',
  'handover.proposed': 'Proposed appointments',
  'handover.messages': 'Unanswered messages',
  'handover.documentRequests': 'Open document requests',
  'handover.mentions': 'Notes awaiting a reply',
  'handover.to': 'Hand over to',
  'handover.choose': 'Choose a colleague',
  'handover.busy': '{name} is not free at: {times}. Choose another colleague, or move the appointment first.',
}

export const forms = {
  'error.successor_busy':
    'This colleague is not free at the time of an appointment. Choose another colleague, or move the appointment first.',
}
