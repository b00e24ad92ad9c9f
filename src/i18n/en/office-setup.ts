export const officeSetup = {
  'setup.intro': 'Five short steps. Each is saved separately, and you can continue later in the settings.',
  'setup.steps': 'Steps',
  'setup.done': 'Done',
  'setup.next': 'Save and continue',
  'setup.continue': 'Continue',
  'setup.finish': 'Finish',
  'setup.step.name': 'Name',
  'setup.step.contact': 'Address and contact',
  'setup.step.registration': 'License and registration',
  'setup.step.mail': 'Email',
  'setup.step.opening': 'Security and opening',
  'setup.text.name': 'The firm’s name on the website and in email, and what it does in one or two sentences.',
  'setup.text.contact': 'Where clients find and reach you: on the website, in email and in the legal pages.',
  'setup.text.registration': 'Shown at the foot of every page. You can add them later.',
  'setup.text.mail': 'Confirmations, passwords and news about requests go out by email.',
  'setup.text.opening': 'How accounts of the office are protected, and whether visitors see the website.',
  'setup.mail.own':
    'Your account still has its original address. Please enter your own: you need it to reset a forgotten password.',
  'setup.mail.server': 'A mail server is set up. Send yourself a message to see whether it arrives.',
  'setup.mail.none':
    'No mail server is set up, so email stays in the outbox, where managers can read it. Your server administrator can set {server} and {sender} and restart the server.',
  'setup.mail.test': 'Send a test message to {address}',
  'setup.mail.waiting': 'The message is in the outbox.',
  'setup.mail.sent': 'The mail server has accepted the message. Please check your mailbox.',
  'setup.mail.held': 'The message is held back.',
  'setup.mail.replaced': 'A later message has replaced this one.',
  'setup.mail.failed': 'The message could not be delivered.',
  'setup.mail.outbox': 'Open the outbox',
  'setup.closed': 'Keep the website closed for now',
  'setup.closed.hint':
    'Visitors then see that it is being prepared. You can open it at any time in the settings, under maintenance mode.',
  'setup.open': 'The website is open to visitors.',
  'setup.stillClosed': 'The website stays closed. You can open it in the settings.',
  'sample.title': 'Sample firm',
  'sample.intro': {
    zero: 'Nothing is left of the sample firm.',
    one: '{n} entry of the sample firm is still here. Remove it before the website opens to visitors.',
    other:
      '{n} entries of the sample firm are still here: people, texts, requests, figures. Remove them before the website opens to visitors.',
  },
  'sample.remove': 'Remove the sample firm',
  'sample.removed': 'What is removed',
  'sample.removed.also':
    'Everything attached to these entries is removed too: histories, files, requests for documents, sessions, favorites and waiting email. This action cannot be undone.',
  'sample.remaining': 'What stays',
  'sample.remaining.text':
    'Everything your office has added, this account and the audit log. Sample texts that your office has changed also stay.',
  'sample.remaining.edited': '“{name}”, changed by your office',
  'sample.remaining.messages': {
    zero: 'No messages',
    one: '{n} message with someone of the sample, without that name',
    other: '{n} messages with people of the sample, without their names',
  },
  'sample.remaining.consultations': {
    zero: 'No requests',
    one: '{n} request that was assigned to someone of the sample, then unassigned',
    other: '{n} requests that were assigned to people of the sample, then unassigned',
  },
  'sample.remaining.publications': {
    zero: 'No publications',
    one: '{n} publication by someone of the sample, then without an author',
    other: '{n} publications by people of the sample, then without an author',
  },
  'sample.refused': {
    zero: 'No documents',
    one: '{n} document of your office is with a client of the sample firm. Please withdraw it first.',
    other: '{n} documents of your office are with clients of the sample firm. Please withdraw them first.',
  },
  'sample.openDocuments': 'Open the documents',
  'sample.confirmation': 'Type DELETE to confirm',
  'sample.failed': 'Failed to remove the sample firm',
  'sample.done': 'Sample firm removed',
  'sample.done.text': 'Next, set up your own firm.',
}

export const office = {
  'setup.title': 'Set up your firm',
}

export const officeActivity = {
  'audit.entity.sampleFirm': 'Sample firm',
  'activity.sampleFirm.delete': '{who} removed the sample firm',
  'activity.record.sampleFirm': 'the sample firm',
}

export const forms = {
  'error.sample_in_use':
    'Clients of the sample firm have documents from your office. Please withdraw them first.',
}

export const officeNotices = {
  'closed.title': 'Maintenance mode is on:',
  'closed.body': 'visitors and clients see the maintenance page.',
  'closed.settings': 'Open the settings',
  'dash.sample.title': 'Sample firm',
  'dash.sample.body':
    'The people, figures and messages shown here are made up. Replace them before you open the website to visitors.',
  'dash.setup.title': 'Your firm has no name yet:',
  'dash.setup.body': 'visitors can already open the website and send requests.',
  'dash.setup.link': 'Continue the setup',
  'dash.sample.remove': 'Remove the sample firm',
}
