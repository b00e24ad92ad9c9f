export const answers = {
  'csv.newsletter.file': 'newsletter-subscribers',
  'csv.newsletter.follows': 'Follows',
  'csv.newsletter.everything': 'Everything',
  'csv.newsletter.subscribedAt': 'Subscribed on (Riyadh)',
  'csv.newsletter.confirmedAt': 'Confirmed on (Riyadh)',
  'import.declined.waiting': 'Has not confirmed; not subscribed',
  'import.declined.line': 'Another line of the file declines; never subscribed',
  'import.declined.here': 'Unsubscribed here before; stays unsubscribed',
  'import.consentedAt': 'Consented on',
}

export const office = {
  'newsletter.title': 'Newsletter',
}

export const officeActivity = {
  'audit.entity.newsletterSubscriber': 'Newsletter subscriber',
  'activity.newsletterSubscriber.subscribe': 'A new reader has subscribed to the newsletter',
  'activity.newsletterSubscriber.unsubscribe': 'A reader has unsubscribed from the newsletter',
  'activity.newsletterSubscriber.export': '{who} exported the newsletter subscribers',
  'activity.record.newsletterSubscriber': 'newsletter subscriber {reference}',
  'activity.newsletterSubscriber.import': '{who} imported newsletter subscribers from a file',
}

export const officeAdmin = {
  'newsletter.intro':
    'Newsletter subscribers. An address is added after its owner confirms it, or by an import with an earlier consent.',
  'newsletter.csv': 'Export CSV',
  'newsletter.filter': 'Filter by status',
  'newsletter.search': 'Search subscribers',
  'newsletter.search.placeholder': 'Email address',
  'newsletter.loading': 'Loading subscribers…',
  'newsletter.empty': 'No subscribers yet',
  'newsletter.empty.text': 'People who subscribe at the foot of the website appear here.',
  'newsletter.language': 'Language',
  'newsletter.follows': 'Follows',
  'newsletter.allAreas': 'All areas',
  'newsletter.allLanguages': 'All languages',
  'newsletter.subscribedAt': 'Subscribed on',
  'newsletter.confirmedAt': 'Confirmed on',
  'newsletter.status.waiting': 'Waiting',
  'newsletter.status.confirmed': 'Confirmed',
  'newsletter.status.unsubscribed': 'Unsubscribed',
}

export const officeFind = {
  'find.words.newsletter': 'subscribers, issues, email',
}

export const officeHelp = {
  'help.newsletter':
    'Newsletter subscribers with their language, areas and confirmation, and the progress of each issue. You can export the list for Excel.',
}

export const officeImport = {
  'import.count.declined': 'Of these, not subscribed',
  'import.state.declined': 'Not subscribed',
  'import.declined': { one: '{n} refusal in the file', other: '{n} refusals in the file' },
  'import.declined.text': 'These people are not subscribed and get no email.',
  'import.ended': {
    one: '{n} of them is subscribed now. The import unsubscribes them.',
    other: '{n} of them are subscribed now. The import unsubscribes them.',
  },
  'import.runEnding': { one: 'Unsubscribe {n} person', other: 'Unsubscribe {n} people' },
  'import.subscribers': 'Import newsletter subscribers',
  'import.subscribers.hint':
    'Columns: email, and optionally language, areas, status, and when the person consented. Addresses already in the list and people who have unsubscribed stay unchanged.',
  'import.consentBasis': 'How did they consent?',
  'import.consentBasis.hint':
    'For example: with the form on our former website. This is recorded in the audit log.',
  'import.consentedOn': 'When did they consent?',
  'import.consentedOn.hint': 'For lines without their own date. For example, 2025-03-09',
  'import.language': 'Language if the file has none',
}

/** Sending a publication to the newsletter’s subscribers. */
export const officeIssues = {
  'issue.title': 'Send to subscribers',
  'issue.intro': 'Every subscriber who follows “{area}” or everything gets an email, once in each language.',
  'issue.loadFailed': 'The newsletter could not be loaded',
  'issue.english': 'English',
  'issue.arabic': 'Arabic',
  'issue.followers': {
    zero: 'No one follows this area in this language.',
    one: '{n} subscriber will receive it.',
    other: '{n} subscribers will receive it.',
  },
  'issue.subject': 'Subject',
  'issue.preview': 'Preview of the email',
  'issue.unpublished': 'It is not published in this language, so it cannot be sent yet.',
  'issue.test': 'Send a test to me',
  'issue.test.sent': 'The test is on its way',
  'noMail.issue.test.sent': 'The test is in the outbox',
  'issue.test.to': 'It goes to {email}.',
  'noMail.issue.test.to': 'No mail server is set up, so it does not reach {email}.',
  'issue.test.failed': 'The test was not sent',
  'issue.send': 'Send',
  'issue.continue': 'Continue sending',
  'issue.ask.english': 'Send in English?',
  'issue.ask.arabic': 'Send in Arabic?',
  'issue.ask.text': {
    zero: 'No one follows this area in this language, so no email will be sent. You cannot send it in this language again.',
    one: '{n} subscriber will receive this publication. You cannot recall the email or send it in this language again.',
    other:
      '{n} subscribers will receive this publication. You cannot recall the emails or send it in this language again.',
  },
  'issue.ask.continue': 'It goes to everyone who has not received it yet. No one gets it twice.',
  'issue.begun': 'The publication is being sent',
  'issue.begun.text': 'The emails are sent gradually. You can close this window.',
  'issue.failed': 'The publication was not sent',
  'issue.state.sending': 'Being sent',
  'issue.state.stopped': 'Stopped',
  'issue.state.sent': 'Sent',
  'issue.stopped.text': 'The publication was hidden while it was being sent. The rest was not sent.',
  'issue.startedAt': 'Started',
  'issue.startedBy': 'Started by',
  'issue.sentCount': 'Sent',
  'issue.waitingCount': 'Waiting',
  'issue.failedCount': 'Failed',
  'issue.language': 'Language',
  'issues.title': 'Latest issues',
  'issues.empty': 'Nothing has been sent yet. A publication is sent from its own page.',
  'issues.loading': 'Loading the latest issues…',
  'newsletter.everything': 'Everything',
}

export const officeSetup = {
  'sample.kind.newsletterSubscribers': 'Newsletter subscribers',
}

export const forms = {
  'error.consent_tied': 'This consent is part of the account and ends with it.',
  'error.issue_sent': 'This publication has already been sent in this language.',
  'error.not_published': 'Only a publication that visitors can read in this language can be sent.',
  'val.pastDate': 'Please enter a past date, for example 2025-03-09',
}
