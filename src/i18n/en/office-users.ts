export const officeUsers = {
  'users.intro': 'Managers and employees work in the dashboard, clients in their portal.',
  'users.add': 'Add user',
  'users.invites': 'Send an invitation instead of setting a password',
  'users.invites.hint': 'The person gets a link to choose a password.',
  'users.invitation': 'User added: invitation',
  'users.invitation.text':
    'No email can be sent, so please give this link to the person yourself. It is shown only now, is valid for three days and works once.',
  'users.invitation.link': 'Link to choose a password',
  'users.invitation.copy': 'Copy the link',
  'users.invitation.copied': 'Link copied',
  'users.invitation.copyFailed': 'The link was not copied',
  'users.edit': 'Edit user',
  'users.editNamed': 'Edit {name}',
  'users.deleteNamed': 'Delete {name}',
  'users.you': 'You',
  'users.anyState': 'Any status',
  'users.filter': 'Filter by role',
  'users.filter.state': 'Filter by status',
  'users.filterWords.role': 'Role: {role}.',
  'users.search': 'Search users',
  'users.search.placeholder': 'Name, email or phone',
  'users.loading': 'Loading users…',
  'users.empty': 'No users yet',
  'users.empty.text': 'Everyone who can log in appears here.',
  'users.role.hint':
    'Managers can do everything. Employees can do everything except manage users, settings and legal pages, and see newsletter subscribers, the audit log, destruction requests and the outbox.',
  'users.ownRole.hint': 'Only another manager can change your role.',
  'users.facts': 'Account',
  'users.registeredOn': 'Registered on',
  'users.access': 'Access',
  'users.ownAccess':
    'This is your own account: only another manager can deactivate or delete it. Your password and sessions are under Account.',
  'users.active.text': 'Can log in.',
  'users.inactive.text': 'Cannot log in. Everything this person wrote is kept.',
  'users.sessions.text': 'Logs this person out on every device.',
  'users.identity': 'Identity',
  'users.identity.none': 'The identity is not on record.',
  'users.identity.by': 'Recorded by {name}.',
  'users.identity.deleted': 'a former user',
  'users.identity.loading': 'Identity: loading…',
  'users.identity.loadFailed': 'The identity record could not be loaded.',
  'users.identity.withdraw': 'Withdraw the record',
  'users.identity.withdraw.title': 'Withdraw the record of the identity?',
  'users.identity.withdraw.body':
    'Until the email address is confirmed, this person cannot send documents or set up two-factor authentication. Documents already exchanged stay. The note is deleted; the audit log still has who recorded it and when.',
  'users.identity.withdrawn': 'The record of the identity is withdrawn',
  'users.deactivate': 'Deactivate',
  'users.deactivate.title': 'Deactivate this account?',
  'users.deactivate.body':
    'Login is refused and open sessions end at once. Everything this person wrote is kept.',
  'users.deactivate.done': '{name} can no longer log in.',
  'users.reactivate': 'Reactivate',
  'users.reactivate.title': 'Reactivate this account?',
  'users.reactivate.body': 'The person can log in again with the same password.',
  'users.reactivate.done': '{name} can log in again.',
  'users.endSessions': 'End all sessions',
  'users.endSessions.title': 'End all sessions of this person?',
  'users.endSessions.body': 'The person is logged out everywhere and can log in again.',
  'users.endSessions.done': '{name} is logged out everywhere.',
  'users.endSessions.toast': 'Sessions ended',
  'users.delete.text': 'Everything this person wrote stays, under “Former user”. This cannot be undone.',
  'users.saved': '{name}, {role}',
  'users.changed': 'This user changed while you were editing',
  'users.addError': 'Failed to add user',
  'users.updateError': 'Failed to update user',
  'users.deleteError': 'Failed to delete user',
  'users.twoFactor.on': 'Two-factor authentication has been on since {date}.',
  'users.twoFactor.off': 'Two-factor authentication is off.',
  'users.twoFactor.loading': 'Two-factor authentication: loading…',
  'users.twoFactor.loadFailed': 'The two-factor authentication status could not be loaded.',
  'users.passkeys': {
    one: '{n} passkey can log in to this account.',
    other: '{n} passkeys can log in to this account.',
  },
  'users.twoFactor.reset': 'Reset two-factor authentication',
  'users.twoFactor.title': 'Reset two-factor authentication for this person?',
  'users.twoFactor.body':
    'For a lost phone and lost recovery codes. First make sure that the request really comes from this person. Passkeys are removed as well. Until two-factor authentication is set up again, the password alone is enough to log in. All sessions end, and the person gets an email.',
  'noMail.users.twoFactor.body':
    'For a lost phone and lost recovery codes. First make sure that the request really comes from this person. Passkeys are removed as well. Until two-factor authentication is set up again, the password alone is enough to log in. All sessions end.',
  'users.twoFactor.done': '{name} can log in with the password alone.',
  'users.twoFactor.toast': 'Two-factor authentication reset',
  'users.reset': 'Send a password link',
  'users.resetNamed': 'Send a password link to {name}',
  'users.reset.title': 'Send a link to set a new password?',
  'users.reset.body':
    'The link goes to {email} and is valid for one hour. The password stays unchanged until the person sets a new one.',
  'noMail.users.reset.body':
    'No mail server is set up, so the link for {email} stays in the outbox, where a manager can copy it. It is valid for one hour. The password stays unchanged until the person sets a new one.',
  'users.reset.done': 'Password link sent',
  'noMail.users.reset.done': 'Password link created',
  'users.reset.done.text': 'It is on its way to {email}.',
  'noMail.users.reset.done.text': 'The link for {email} is in the outbox.',
  'users.reset.failed': 'Failed to send the password link',
  'confirm.user': 'Are you sure you want to delete this user?',
  'toast.user.added': 'User added successfully',
  'toast.user.updated': 'User updated successfully',
  'toast.user.deleted': 'User deleted successfully',
  'table.role': 'Role',
  'users.language': 'Language',
  'users.language.hint': 'The language of emails to this person.',
}

export const answers = {
  'error.objection_open':
    'The owner of the previous email address can still object to the change. You can reset the password 24 hours after the change.',
  'import.mail.most':
    'One import can email at most {n} people. Please split the file, or send the links later.',
}

export const office = {
  'toast.fetch.users': 'Failed to fetch users',
  'dash.users': 'Users',
}

export const officeActivity = {
  'audit.entity.user': 'User',
  'audit.entity.session': 'Session',
  'activity.session.login': '{who} logged in',
  'activity.session.logout': '{who} logged out',
  'activity.session.loginFailed': 'A login failed',
  'activity.user.register': '{who} registered as a client',
  'activity.user.create': '{who} added a user',
  'activity.user.update': '{who} updated a user',
  'activity.user.delete': '{who} deleted a user',
  'activity.user.restore': '{who} restored their email address',
  'activity.user.email': '{who} changed their email address',
  'activity.record.user': 'user {reference}',
  'activity.record.session': 'a session',
  'activity.session.delete': '{who} ended sessions',
  'activity.user.password': '{who} changed their password',
  'activity.user.import': '{who} imported people from a file',
}

export const officeFind = {
  'find.user.add': 'New user',
  'find.words.users': 'accounts, people, roles, permissions',
}

export const officeHelp = {
  'help.users':
    'Everyone who can log in. Assign a role, send a password link, deactivate an account or end its sessions, or record that a client was seen in person. You cannot delete or demote yourself, and one manager always remains.',
}

export const officeImport = {
  'import.users': 'Import people',
  'import.users.hint':
    'Columns: first name, last name and email, and optionally phone, role (client or employee), language, username, and whether the account is active. Managers cannot be imported. A missing username is created from the address.',
  'import.mail': 'Email everyone a link to set a password',
  'import.mail.hint':
    'The link is valid for one hour, for at most {n} people at once. Otherwise the accounts have no password yet, and you can send each person a link later.',
}

export const officeSetup = {
  'sample.kind.users': 'Accounts of clients and staff',
}

export const forms = {
  'val.email.user': 'Invalid email address',
  'val.username.min': 'Username must be at least 3 characters',
  'val.password.min': 'Password must be at least 6 characters',
  'val.password.max': 'Password is too long',
  'val.email.taken': 'An account with this email address already exists',
  'val.identity.document': 'Please choose the document',
  'val.identity.note': 'Please enter how the identity was checked',
  'val.password.office.short': 'Office passwords need at least 12 characters',
  'val.password.office.common':
    'This password is easy to guess: it is one of the most common, or a repetition or variation of one. Several words in a row are better.',
  'val.password.office.ownName': 'Please choose a password without your own name or username',
  'val.password.office.firmName': 'Please choose a password without the name of the firm',
  'error.not_a_client': 'Only the identity of clients is recorded here.',
  'error.already_identified': 'This has already been recorded. The details are shown now.',
}

export const controls = {
  'users.active': 'Active',
  'users.inactive': 'Deactivated',
}
