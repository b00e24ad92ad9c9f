/** The pages about the firm: a person, a service, the clients, its history. */
export const home = {
  'person.request': 'Request a consultation with {name}',
  'person.subject': 'I would like a consultation with {name}.',
  'person.vcard': 'Save contact',
  'person.bio': 'Profile',
  'person.license': 'License No.',
  'person.profiles': 'Profiles',
  'person.loadFailed': 'This page could not be loaded',
  'person.loadFailed.text': 'Please try again, or call us and ask for the person you are looking for.',
  'service.steps': 'What happens next',
  'service.steps.read':
    'A lawyer in this field reads your request and answers within 24 hours, Sunday to Thursday.',
  'otherWeek.service.steps.read':
    'A lawyer in this field reads your request and answers within 24 hours on working days.',
  'service.steps.meet':
    'We meet, in the office or by video, and tell you what we see in the file and what it still lacks.',
  'service.steps.offer':
    'You receive a written offer: the work, the responsible partner and the fee. Nothing begins before you agree.',
  'service.contents': 'On this page',
  'service.people': 'People in this field',
  'service.others': 'Other services',
  'service.loadFailed': 'This service could not be loaded',
  'service.loadFailed.text': 'Please try again, or call us and we will help you directly.',
  'firm.milestones': 'Milestones',
  'firm.talk': 'Talk to us',
  'firm.talk.text':
    'Tell us what happened, and a lawyer in the field will read it. We answer within 24 hours, Sunday to Thursday.',
  'otherWeek.firm.talk.text':
    'Tell us what happened, and a lawyer in the field will read it. We answer within 24 hours on working days.',
  'clients.lede':
    'Companies, public bodies and families who have agreed to be named here, and what we do for them.',
}
