export const office = {
  'outbox.title': 'Outbox',
}

export const officeActivity = {
  'audit.entity.mail': 'Email',
  'activity.record.mail': 'email {reference}',
}

export const officeAdmin = {
  'outbox.intro': 'The firm’s outgoing email: waiting, sent, failed and held back.',
  'outbox.stays': 'No mail server is set up. Email stays here, where you can read it.',
  'outbox.filter': 'Filter by status',
  'outbox.search': 'Search the outbox',
  'outbox.search.placeholder': 'Subject or recipient',
  'outbox.loading': 'Loading the outbox…',
  'outbox.empty': 'No email yet',
  'outbox.empty.text': 'Email from the firm appears here first.',
  'outbox.recipient': 'Recipient',
  'outbox.attempts': 'Attempts',
  'outbox.lastError': 'Last error',
  'outbox.sentAt': 'Sent on',
  'outbox.nextAttempt': 'Next attempt',
  'outbox.state.waiting': 'Waiting',
  'outbox.state.sent': 'Sent',
  'outbox.state.failed': 'Failed',
  'outbox.state.held': 'Held back',
  'outbox.state.replaced': 'Replaced',
  'outbox.resend': 'Send again',
  'outbox.resendNamed': 'Send again: {subject}',
  'outbox.release': 'Send this email',
  'outbox.releaseNamed': 'Send: {subject}',
  'outbox.held.text':
    'Too many forms were sent within an hour with this address or through the website. The form itself is stored; only this email was held back.',
  'outbox.replaced.text': 'A later email has the current status, so this one was not sent.',
  'outbox.restored.held':
    'A backup was restored on {date}. This email was waiting when the backup was made and may have been sent since. Check with the recipient, or leave it here. It is sent only if you send it.',
  'outbox.restored.sent': 'It was sent before the backup was restored on {date}, so it was not sent again.',
  'outbox.restored.notice': {
    one: 'A backup was restored. {n} email that was waiting at the time of the backup is held back because it may have been sent since.',
    other:
      'A backup was restored. {n} emails that were waiting at the time of the backup are held back because they may have been sent since.',
  },
  'outbox.restored.show': 'Show email held back',
  'outbox.resent': 'Waiting to be sent again',
  'outbox.resentText': '“{subject}” will be sent shortly.',
  'outbox.resendError': 'Failed to send again',
  'outbox.view': 'View',
  'outbox.view.text': 'Text',
  'outbox.view.page': 'As the recipient sees it',
  'outbox.loadFailed': 'The email could not be loaded',
}

export const officeFind = {
  'find.words.outbox': 'sent email, mail server',
}

export const officeHelp = {
  'help.outbox': 'Email that is waiting, was sent or failed. Failed email can be sent again.',
}

export const forms = {
  'error.mail_not_failed':
    'Only email that failed or was held back can be sent again, unless a later email replaces it.',
}
