/** The pages about the firm: a person, a service, the clients, its history. */
export const firm = {
  'person.request': 'Request a consultation with {name}',
  'person.subject': 'I would like a consultation with {name}.',
  'person.vcard': 'Save contact',
  'person.bio': 'Profile',
  'person.licence': 'License No.',
  'person.profiles': 'Profiles',
  'person.loadFailed': 'This page could not be loaded',
  'person.loadFailed.text': 'Please try again, or call us and ask for the person you are looking for.',
  'service.steps': 'What happens next',
  'service.steps.read':
    'A lawyer in this field reads your request and answers within 24 hours, Sunday to Thursday.',
  'service.steps.meet':
    'We meet, in the office or by video, and tell you what we see in the file and what it still lacks.',
  'service.steps.offer':
    'You receive a written offer: the work, the responsible partner and the fee. Nothing begins before you agree.',
  'service.contents': 'On this page',
  'service.people': 'People in this field',
  'service.others': 'Other services',
  'service.loadFailed': 'This service could not be loaded',
  'service.loadFailed.text': 'Please try again, or call us and we will help you directly.',
  'firm.lede':
    'Attorneys and legal consultants in Riyadh since 2009: who we are, how we came to work this way, and what you can hold us to.',
  'firm.history.first':
    'The firm opened in Riyadh in 2009 with three litigators and one rule: nobody goes to a hearing on a file they have not read to its last page. The founders had spent years in large practices and had seen good claims lost for want of time. They chose fewer cases and longer preparation.',
  'firm.history.second':
    'The rule outlived the first office. As clients entrusted us with their contracts, their companies and their employees, we added a field only when there was enough work for a lawyer to master it. Today fourteen lawyers and consultants work in Arabic and English, and every file still has one responsible partner.',
  'firm.milestones': 'Milestones',
  'firm.milestones.2009': 'Three litigators open an office in Riyadh that takes disputes and nothing else.',
  'firm.milestones.2012': 'Arbitration joins the work in court, in Arabic, English and French.',
  'firm.milestones.2014':
    'A company asks for our advice before a dispute rather than after it, and the corporate practice begins.',
  'firm.milestones.2018': 'The labor courts begin their work, and our employment practice with them.',
  'firm.milestones.2023':
    'The Personal Data Protection Law and the Civil Transactions Law come into force. We review our clients’ standard contracts clause by clause.',
  'firm.milestones.today': 'Today',
  'firm.milestones.today.text':
    'Fourteen lawyers and consultants, and one responsible partner for every file.',
  'firm.mission.text':
    'To give companies and individuals in the Kingdom advice they can act on: what the law says, what it means for them, what it costs, and what we would do in their place. We say it plainly in Arabic and in English, and we put it in writing.',
  'firm.vision.text':
    'To be known less for the cases we argued than for those we made unnecessary: contracts that hold, boards that know their duties, and disputes that end in a settlement where a settlement serves the client better.',
  'firm.value.excellence':
    'A second lawyer reviews every memorandum before it leaves the office, and signs for it. We study the cases we lost with the same care as those we won.',
  'firm.value.integrity':
    'We decline a case we do not believe in, and we say why. Where a settlement serves you better than a lawsuit, you hear it from us first, even if it ends our work.',
  'firm.value.clientFocus':
    'One partner answers for your file. You always know the next step, its date and what it costs, and no fee changes before we have agreed it with you.',
  'firm.value.fourth':
    'Only the people working on your matter see your documents, from the first call. The duty does not end with the file: it binds us after the matter is closed.',
  'firm.talk': 'Talk to us',
  'firm.talk.text':
    'Tell us what happened, and a lawyer in the field will read it. We answer within 24 hours, Sunday to Thursday.',
  'clients.lede':
    'Companies, public bodies and families who have agreed to be named here, and what we do for them.',
}
