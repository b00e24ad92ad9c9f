/** The agreement as its client sees it. */
export const ownAgreement = {
  'ownAgreement.title.proposal': 'Fee proposal {number}',
  'ownAgreement.title.agreement': 'Fee agreement {number}',
  'ownAgreement.version': 'Version {version}',
  'ownAgreement.awaits': 'Awaits your decision',
  'ownAgreement.beingRevised': 'New version in preparation',
  'ownAgreement.figures': 'Amount and dates',
  'ownAgreement.toDecision': 'Go to your decision',
  'ownAgreement.due.acceptance': 'Due on acceptance',
  'ownAgreement.due.day': 'Due on {day}',
  'ownAgreement.due.stage': 'Due with stage {stage} of the matter',
  'ownAgreement.advances': 'Advances',
  'ownAgreement.hourly':
    'The fee follows the hours that are worked. What is not stated above is not due on acceptance.',
  'ownAgreement.due.whole': 'The whole total is due on acceptance.',
  'ownAgreement.paid': 'Paid on {day}',
  'ownAgreement.unpaid': 'Not paid yet',
  'ownAgreement.whatThisIs': 'What this is',
  'ownAgreement.whatThisIs.here':
    'Acceptance here is an acceptance in writing between you and the firm; it is not a signature with a certificate under the Electronic Transactions Law, and this is not a tax invoice. The Arabic text prevails.',
  'ownAgreement.whatThisIs.paper':
    'This page shows the terms of the agreement that was signed on paper; it is not a tax invoice. The Arabic text prevails.',
  'ownAgreement.whatThisIs.nafith':
    'This page shows the terms of the agreement that is registered with Nafith; it is not a tax invoice. The Arabic text prevails.',
  'ownAgreement.text': 'Text of the agreement',
  'ownAgreement.text.arabicOnly': 'This text is in Arabic only.',
  'ownAgreement.facts': 'Details',
  'ownAgreement.period': 'Expected time of the work',
  'ownAgreement.period.both': 'From {from} to {to}',
  'ownAgreement.period.from': 'From {from}',
  'ownAgreement.period.to': 'Until {to}',
  'ownAgreement.pdf': 'Download as PDF',
  'ownAgreement.record': 'Record of acceptance (PDF)',
  'ownAgreement.verify':
    'The page {link} shows whether a file is this agreement or the record of its acceptance, unchanged.',
  'ownAgreement.verify.link': 'Check a file',
  'ownAgreement.representative': 'Represented by',
  'ownAgreement.agreedOn': 'Day of the agreement',
  'ownAgreement.nafithNumber': 'Nafith number',
  'ownAgreement.about': 'About',
  'ownAgreement.request': 'Request #{id}',
  'ownAgreement.decision': 'Your decision',
  'ownAgreement.decision.text': 'You can decide until the end of {day}, by the clock of Riyadh.',
  'ownAgreement.accept': 'Accept',
  'ownAgreement.accept.title': 'Accept this proposal?',
  'ownAgreement.accept.text':
    'You accept version {version} of the fee agreement {number}. The fee is {fee}. We may then ask you to confirm that it is you.',
  'ownAgreement.accept.signer': 'The client is represented by {signer}.',
  'ownAgreement.accept.name': 'Your name, as in your account',
  'ownAgreement.accept.hint': 'In your account: {name}',
  'ownAgreement.accept.failed': 'The proposal was not accepted',
  'ownAgreement.unverified': 'Please confirm your email address first. After that, you can accept here.',
  'ownAgreement.wish': 'Ask for a change',
  'ownAgreement.wish.title': 'Ask for a change',
  'ownAgreement.wish.text':
    'The firm gets your wish and prepares a new version. This version can then no longer be accepted.',
  'ownAgreement.wish.field': 'Your wish',
  'ownAgreement.wish.failed': 'Your wish was not sent',
  'ownAgreement.decline': 'Decline',
  'ownAgreement.decline.title': 'Decline this proposal?',
  'ownAgreement.decline.text':
    'The firm then does not take on this work. Another proposal is possible later.',
  'ownAgreement.decline.field': 'Reason',
  'ownAgreement.decline.failed': 'The proposal was not declined',
  'ownAgreement.closed': 'This version has changed in the meantime',
  'ownAgreement.state.change_asked.title': 'The firm is preparing a new version',
  'ownAgreement.state.change_asked.text':
    'This version can no longer be accepted. You find the new one here once it is sent.',
  'ownAgreement.state.declined.title': 'You declined this proposal',
  'ownAgreement.state.declined.text':
    'There is nothing to do or to pay. Write to us if you want another one.',
  'ownAgreement.state.expired.title': 'This proposal has expired',
  'ownAgreement.state.expired.text': 'It was valid until {day}. Write to us if you want a new one.',
  'ownAgreement.state.withdrawn.title': 'The firm has withdrawn this proposal',
  'ownAgreement.state.withdrawn.text': 'There is nothing to do or to pay. Write to us if you have questions.',
  'ownAgreement.state.accepted.title': 'You have accepted this agreement',
  'ownAgreement.state.accepted.text': 'Fee agreement {number}, version {version}, accepted on {at}.',
  'ownAgreement.state.in_force.title': 'This agreement is in force',
  'ownAgreement.state.in_force.here': 'Fee agreement {number}, version {version}, accepted here on {at}.',
  'ownAgreement.state.in_force.paper': 'Fee agreement {number}, version {version}, signed on paper.',
  'ownAgreement.state.in_force.nafith': 'Fee agreement {number}, version {version}, registered with Nafith.',
  'ownAgreement.state.ended.title': 'This agreement has ended',
  'ownAgreement.state.ended.completed': 'The work is done. It ended on {day}.',
  'ownAgreement.state.ended.client': 'You ended the mandate in writing on {day}.',
  'ownAgreement.state.ended.lawyer': 'The lawyer withdrew from the mandate on {day}.',
  'ownAgreement.yourWords': 'You wrote',
  'ownAgreement.pay': 'How to pay',
  'ownAgreement.pay.text':
    'Please transfer each installment by its due date and include the reference {number}.',
  'ownAgreement.pay.whole': 'Please transfer the total and include the reference {number}.',
  'ownAgreement.pay.hourly':
    'Please transfer the fee for the hours worked once the firm asks for it, and include the reference {number}.',
  'ownAgreement.pay.ended':
    'According to our records, {amount} of this agreement is unpaid. Please ask the firm how much of it stays due.',
  'ownAgreement.pay.none':
    'The firm will give you its account number. Please call the firm to check it before you pay.',
  'ownAgreement.pay.bank': 'Bank',
  'ownAgreement.pay.iban': 'IBAN',
  'ownAgreement.pay.previous': 'Previous IBAN, no longer in use',
  'ownAgreement.pay.copy': 'Copy the IBAN',
  'ownAgreement.pay.copied': 'Copied',
  'ownAgreement.pay.copyFailed': 'The IBAN was not copied',
  'ownAgreement.pay.change':
    'Does a message give you another IBAN? Please call the firm before you pay: the right one is on this page.',
  'ownAgreement.end': 'End the mandate in writing',
  'ownAgreement.end.title': 'End the mandate?',
  'ownAgreement.end.text':
    'The firm stops its work for you in this matter. Dates and time limits go on, and fees for work already done can stay due. Your reason goes to the firm as a dated message and cannot be taken back.',
  'ownAgreement.end.field': 'Your reason',
  'ownAgreement.end.confirm': 'End the mandate',
  'ownAgreement.end.failed': 'The mandate was not ended',
  'ownAgreement.end.message': 'To the message',
  'ownAgreement.notFound': 'We could not find this agreement',
  'ownAgreement.notFound.line': 'Your account has no agreement with this number.',
  'ownAgreement.failed': 'This agreement could not be loaded',
}

export const portal = {
  'portal.next.proposal': 'A fee proposal waits for your decision until {by}.',
  'portal.next.proposal.body': 'It has the fee, the dates and the scope of the work.',
  'portal.next.proposal.open': 'Open the proposal',
  'portal.next.installment': 'An installment of SAR {amount} is due on {by}.',
  'portal.next.installment.body': 'The page of the agreement shows how to pay.',
  'portal.next.installmentLate': 'An installment of SAR {amount} was due on {by}.',
  'portal.next.installmentLate.body': 'The page of the agreement shows how to pay.',
  'portal.next.installment.open': 'Open the agreement',
}

export const verify = {
  'fileCheck.title': 'Check a file',
  'fileCheck.text':
    'Choose the PDF file of a fee agreement or the record of its acceptance. This page shows whether the firm issued it, unchanged, and how the agreement stands now.',
  'fileCheck.private': 'The file stays on your device: only its fingerprint (SHA-256) is sent.',
  'fileCheck.choose': 'Choose a file',
  'fileCheck.drop': 'Or drop it here. Up to 25 MB.',
  'fileCheck.checking': 'Checking {name}…',
  'fileCheck.known': 'This file is known',
  'fileCheck.file.agreement': 'This is version {version} of the fee agreement {number}, sent on {sent}.',
  'fileCheck.file.record':
    'This is the record of the acceptance of version {version} of the fee agreement {number}, which was sent on {sent}.',
  'fileCheck.state.sent': 'It waits for the decision of the client.',
  'fileCheck.state.change_asked': 'The client asked for a change. This version cannot be accepted anymore.',
  'fileCheck.state.declined': 'The client declined this version.',
  'fileCheck.state.expired': 'This version expired without an acceptance.',
  'fileCheck.state.withdrawn': 'The firm has withdrawn this version.',
  'fileCheck.state.replaced':
    'The firm replaces this version with a newer one. This version cannot be accepted anymore.',
  'fileCheck.state.accepted': 'The client accepted this version here on {accepted}.',
  'fileCheck.state.in_force': 'The agreement is in force. It was signed on paper or registered with Nafith.',
  'fileCheck.state.in_force.here':
    'The client accepted this version here on {accepted}. The agreement is in force.',
  'fileCheck.state.ended': 'The agreement was in force and has ended.',
  'fileCheck.state.ended.here':
    'The client accepted this version here on {accepted}. The agreement has ended since.',
  'fileCheck.unknown': 'This file is unknown',
  'fileCheck.unknown.text':
    'It is neither the file of a version that the firm has sent, nor a record of its acceptance. A file that was saved again, printed or scanned is another file.',
  'fileCheck.failed': 'The file was not checked',
  'fileCheck.tooLarge': 'This file is larger than 25 MB, so it is not the file of an agreement.',
  'fileCheck.unreadable': 'This browser cannot read {name}. Please choose one file, not a folder.',
  'fileCheck.insecure':
    'Your browser computes fingerprints only over an encrypted connection. Please open this page with https.',
}
