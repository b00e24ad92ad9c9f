/** The firm's directory (OpenID Connect), in which the office logs in. */
export const forms = {
  'auth.directory': 'Log in with {name}',
  'auth.directory.down': '{name} does not respond at the moment. Please try again later.',
}

/** Loaded only where the firm has a directory. */
export const directory = {
  'proof.directory': 'Log in to {name} again',
  'proof.directory.text':
    'Please confirm that it is you: log in to {name} again. This opens a new tab. Then return here; the confirmation is valid for ten minutes. Everything you typed on this page is still here.',
  'proof.directory.session': 'Then return to this tab.',
  'users.directory.loading': 'Loading the directory…',
  'users.directory.loadFailed': 'The directory could not be loaded.',
  'users.directory.linked': 'Logs in with {name} as {account}.',
  'users.directory.linkedUnnamed': 'Logs in with {name}.',
  'users.directory.expected': 'Will be linked at the first login with {name} as {account}.',
  'users.directory.none': 'Not linked to {name}.',
  'users.directory.name': 'Directory name',
  'users.directory.name.hint':
    'The user name at {name}, or the verified email address there. The first login with it links the account, once.',
  'users.directory.save': 'Set directory name',
  'users.directory.title': 'Directory name of {name}',
  'users.directory.saved': 'Directory name saved',
  'users.directory.saveFailed': 'The directory name was not saved',
  'users.directory.forget': 'Remove directory name',
  'users.directory.forget.title': 'Remove the directory name of {name}?',
  'users.directory.forget.body': 'No login at {directory} links the account any more.',
  'users.directory.forgotten': 'Directory name removed',
  'users.directory.unlink': 'Remove the link',
  'users.directory.unlink.title': 'Remove the link of {name} to {directory}?',
  'users.directory.unlink.body': 'Sessions that began at {directory} end at once.',
  'users.directory.unlinked': 'Link removed',
  'val.directory.name': 'Please enter the name at the directory',
  'val.directory.taken': 'Another account has this name',
}

export const account = {
  'directory.title': 'Directory',
  'directory.text': 'Log in with your account in the firm’s directory instead of a password.',
  'directory.loading': 'Loading the directory…',
  'directory.loadFailed': 'The directory could not be loaded',
  'directory.none': 'Your account is not linked to {name}.',
  'directory.linked': 'Linked to {name} as {account}',
  'directory.linkedUnnamed': 'Linked to {name}',
  'directory.since': 'Linked: {date}',
  'directory.lastUsed': 'Last login: {when}',
  'directory.link': 'Link to {name}',
  'directory.unlink': 'Remove the link',
  'directory.unlinkOnly': 'The office logs in with {name} only, so the link cannot be removed.',
  'directory.unlink.title': 'Remove the link to {name}?',
  'directory.unlink.text':
    'You will log in with your password. If you have none, use “Forgot your password?” on the login page. Other sessions that began at {name} end.',
  'directory.unlinked': 'Link removed',
  'directory.unlinked.text': 'You can no longer log in with {name}.',
  'directory.unlinkFailed': 'The link was not removed',
  'directory.proved': 'Confirmed for ten minutes. You can close this tab and return to the other one.',
}

export const officeSystem = {
  'system.directory': 'Directory',
  'system.directory.name': 'Name',
  'system.directory.issuer': 'Address',
  'system.directory.state': 'State',
  'system.directory.reachable': 'It responds.',
  'system.directory.unreachable': 'It has not responded since {when}. The log has the cause.',
  'system.directory.logins': 'Logins of the office',
  'system.directory.also': 'Also with password or passkey',
  'system.directory.only': 'Only with the directory, and the local manager {name}',
  'system.directory.onlyNobody':
    'Only with the directory. No local manager is set: if the directory fails, no one can log in. Run “{command}”.',
}

export const officeActivity = {
  'audit.entity.directoryIdentity': 'Link to the directory',
  'activity.record.directoryIdentity': 'the link to the directory',
  'activity.directoryIdentity.create': '{who} linked their account to the directory',
  'activity.directoryIdentity.update': '{who} changed the directory name of {name}',
  'activity.directoryIdentity.delete': '{who} removed a link to the directory',
}

export const mail = {
  'mail.directory.linked.subject': 'Your account was linked to the directory',
  'mail.directory.linked.text':
    'Your account with {firm} was linked to the directory account {name}. You can log in with it, without a password.',
  'mail.directory.unlinked.subject': 'A link to the directory was removed',
  'mail.directory.unlinked.text':
    'The link between your account with {firm} and the directory account {name} was removed. You can no longer log in with it.',
  'mail.directory.notYou': 'If this was not expected, tell us at once.',
  'mail.localAdmin.subject': 'The local manager has logged in',
  'mail.localAdmin.text':
    'The local manager {username} logged in to {firm} without the directory, from the IP address {address}.',
  'mail.localAdmin.notYou':
    'This account is for the day on which the directory fails. If nobody of you used it, change its password at once.',
}

export const answers = {
  'error.directory_refused': 'This login was refused.',
  'error.directory_unavailable':
    'The directory of the firm does not respond at the moment. Please try again later.',
  'error.directory_only': 'Please log in with the directory of the firm.',
  'error.directory_proof': 'Please confirm by logging in to the directory of the firm again.',
  'error.directory_taken': 'Another account has this name, or this account is linked already.',
  'error.directory.browser': 'This login took too long, or began in another browser. Please begin again.',
  'error.directory.canceled': 'The directory did not log you in. Please begin again.',
  'error.directory.answer': 'The answer of the directory is not valid. Please begin again.',
  'error.directory.client':
    'The directory refused the access of this website. Its secret may have ended. Ask {admin}.',
  'error.directory.stale':
    'The directory did not ask for your password. Please log out there, and try again.',
  'error.directory.otherPerson': 'Another person logged in at the directory. Please use your own account.',
  'error.directory.logout': 'This logout token is not valid.',
  'error.directory.unknown': 'This account is not known here. Ask {admin}.',
  'error.directory.inactive': 'This account is deactivated. Ask {admin}.',
  'error.directory.notOffice': 'This account does not belong to the office. Ask {admin}.',
  'error.directory.group': 'This account is in no group that may log in here. Ask {admin}.',
  'error.directory.groupsLeftOut':
    'The directory does not send the groups of this account, because there are too many. Ask {admin}.',
  'error.directory.noAddress': 'The directory has no name and email address for a new account. Ask {admin}.',
  'error.directory.addressTaken': 'Another account has this email address. Ask {admin} to link it.',
  'error.directory.linkedElsewhere': 'This account is linked already. Ask {admin}.',
}
