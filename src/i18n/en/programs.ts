/** Tokens for programs: in the own account, and those of all people under System. */
export const office = {
  'dash.programs': 'Programs',
}

export const officePrograms = {
  'programs.intro':
    'Programs of the firm that work with its records. A token lets a program do what its owner may do, within its scopes.',
  'programs.owner': 'Owner',
  'programs.token': 'Token',
  'programs.scopes': 'Scopes',
  'programs.ends': 'Ends',
  'programs.lastUsed': 'Last used',
  'programs.from': 'from {network}',
  'programs.empty': 'No tokens yet',
  'programs.empty.text': 'Staff and managers make tokens under Account.',
  'programs.loading': 'Loading tokens…',
  'programs.actions': 'Actions',
  'tokens.title': 'Tokens',
  'tokens.text':
    'A token lets a program work as you, within the scopes that you choose. It can never reach users, settings, privacy, the audit log, backups or your account.',
  'tokens.loading': 'Loading tokens…',
  'tokens.loadFailed': 'Your tokens could not be loaded',
  'tokens.none': 'No tokens yet.',
  'tokens.add': 'New token',
  'tokens.since': 'Added: {date}',
  'tokens.ends': 'Ends: {date}',
  'tokens.lastUsed': 'Last used: {date} from {network}',
  'tokens.neverUsed': 'Not used yet',
  'tokens.only': 'Only from: {networks}',
  'tokens.name': 'Name',
  'tokens.name.hint': 'The program that uses it, such as the accounting program.',
  'tokens.days': 'Ends after',
  'tokens.days.n': { one: '{n} day', other: '{n} days' },
  'tokens.networks': 'Networks',
  'tokens.networks.hint':
    'IP addresses or networks of the program, one on each line, such as 203.0.113.0/24. Calls from elsewhere are refused.',
  'tokens.scopes': 'Scopes',
  'tokens.read': 'May read',
  'tokens.write': 'May write',
  'tokens.write.hint': 'Writing does not include reading.',
  'tokens.make': 'Make the token',
  'tokens.makeFailed': 'The token was not made',
  'tokens.made': 'Token made',
  'tokens.made.text': 'Copy the token now. It is shown only once.',
  'tokens.made.token': 'Token',
  'tokens.copy': 'Copy the token',
  'tokens.copied': 'Copied',
  'tokens.copyFailed': 'The token was not copied',
  'tokens.copyFailed.text': 'Please select it and copy it yourself.',
  'tokens.done': 'Done',
  'tokens.end': 'End',
  'tokens.endNamed': 'End “{name}”',
  'tokens.end.title': 'End the token “{name}”?',
  'tokens.end.text':
    'Its program is refused from the next call on. A token that has ended does not come back.',
  'tokens.ended': 'Token ended',
  'tokens.ended.text': 'Programs with “{name}” are refused from now on.',
  'tokens.endFailed': 'The token was not ended',
  'tokens.noun.consultations': 'Requests',
  'tokens.noun.matters': 'Stages, hearings and terms',
  'tokens.noun.conversations': 'Conversations',
  'tokens.noun.conflicts': 'Parties and conflict checks',
  'tokens.noun.agreements': 'Fee agreements',
  'tokens.noun.appointments': 'Appointments',
  'tokens.noun.office-hours': 'Office hours and absences',
  'tokens.noun.messages': 'Messages',
  'tokens.noun.contact-messages': 'Contact messages',
  'tokens.noun.documents': 'Documents',
  'tokens.noun.people': 'Clients and callers',
  'tokens.noun.publications': 'Publications',
  'tokens.noun.services': 'Services',
  'tokens.noun.team-members': 'Team',
  'tokens.noun.clients': 'Clients on the website',
  'tokens.noun.firm-story': 'Story of the firm',
  'tokens.noun.images': 'Images',
  'tokens.noun.figures': 'Figures',
  'tokens.noun.newsletter': 'Newsletter',
  'tokens.noun.legal-pages': 'Legal pages',
  'tokens.noun.outbox': 'Outgoing email',
  'val.token.name': 'Please enter a name for the token',
  'val.token.scopes': 'Please choose at least one scope',
  'val.token.days': 'Please choose an end within a year',
  'val.token.networks': 'Please enter at most 20 networks',
  'val.network': 'Please enter IP addresses or networks such as 203.0.113.0/24',
  'error.tokens_full': 'You have 20 tokens. Please end one that no program uses.',
}

export const officeHandover = {
  'handover.tokens': {
    one: '{n} token of this person ends at once, and its program with it:',
    other: '{n} tokens of this person end at once, and their programs with them:',
  },
  'handover.token.used': '{name}, last used {date}',
}

export const officeActivity = {
  'audit.entity.apiToken': 'Token',
  'activity.record.apiToken': 'a token',
  'activity.apiToken.create': '{who} made the token “{name}”',
  'activity.apiToken.delete': '{who} ended the token “{name}”',
  'activity.byToken': '{who} (token “{token}”)',
}

export const officeFind = {
  'find.account.tokens': 'Tokens',
  'find.words.tokens': 'API, program, integration, key, scope',
  'find.words.programs': 'tokens, API, integration, accounting program, webhook, event',
}

export const officeHelp = {
  'help.programs':
    'The tokens of all people: which program may do what, until when, and when it was last used. End any token at once. Each person makes their own under Account. Receivers get events of the office: add one, see the last deliveries and send one again.',
}

export const answers = {
  'error.token_invalid': 'This token is unknown, or it has ended.',
  'error.token_owner': 'This token has ended, because its owner has another role or a deactivated account.',
  'error.token_network': 'This token may not be used from this IP address.',
  'error.token_reach': 'No token can make this call.',
  'error.token_scope': 'This call requires the scope {scope}.',
}

export const mail = {
  'mail.token.added.subject': 'A token was made',
  'mail.token.added.text':
    'The token “{name}” was made in your account with {firm}. A program that has it works as you until {date}.',
  'mail.token.notYou':
    'If this was not you, end the token under Account, change your password at once and tell us.',
  'mail.token.ending.subject': 'A token ends within a week',
  'mail.token.ending.text':
    'The token “{name}” ends on {date}. Its program is refused from then on. Please make a new token for it before that day.',
  'mail.token.action': 'Open your tokens',
  'mail.handover.token': 'The token “{name}” has ended; its program needs a new one',
}
