export const officeSystem = {
  'system.intro':
    'What nobody sees until it is needed is checked every day, and every hour while something is wrong. Admins are told by email.',
  'noMail.system.intro':
    'What nobody sees until it is needed is checked every day, and every hour while something is wrong.',
  'system.loading': 'Loading the system status…',
  'system.checkNow': 'Check now',
  'system.checked': 'The check is done',
  'system.checkError': 'The check could not be done',
  'system.checkedAt': 'Last check: {date}',
  'system.never': 'Not checked yet: the server does so soon after it has started.',
  'system.results': 'What was checked',
  'system.program': 'The program',
  'system.version': 'Version',
  'system.engine': 'Database',
  'system.engine.embedded': 'Embedded',
  'system.since': 'Running since',
  'system.api': 'API',
  'system.state.fine': 'In order',
  'system.state.note': 'Note',
  'system.state.problem': 'Needs attention',
  'apiReference.intro':
    'Every call of the API, with its parameters, its request body and its responses. For developers, in English.',
  'apiReference.calls': 'API calls',
  'apiReference.document': 'OpenAPI document',
  'apiReference.loading': 'Loading the API reference…',
  'check.disk': 'Disk space',
  'check.disk.fine': '{free} of {all} GB are free.',
  'check.disk.low': 'Only {free} of {all} GB are free. Make room before uploads are refused.',
  'check.disk.full': 'Only {free} of {all} GB are free: uploads are refused until there is room.',
  'check.mail': 'Email',
  'check.mail.fine': 'No email failed in the last seven days, and none waits for long.',
  'check.mail.off': 'No mail server is set up ({variable}): email stays in the outbox.',
  'check.mail.held': 'Email held back in the last seven days: {held}. The outbox shows it.',
  'check.mail.failed': 'Email that could not be sent in the last seven days: {failed}. The outbox says why.',
  'check.mail.late': 'Email has been waiting to be sent. Hours: {hours}. The outbox says why.',
  'check.files': 'Documents and images',
  'check.files.fine': 'Files that are there, with the size that was stored: {files}.',
  'check.files.missing':
    'Files that are missing or have another size: {missing} of {files}. The command “{command}” names them.',
  'check.auditLog': 'Audit log',
  'check.auditLog.fine': 'Every entry is as it was written.',
  'check.auditLog.fault': 'The audit log is not as it was written. The audit screen says what to do.',
  'check.auditLog.unchecked': 'The audit log has not been checked for more than a day.',
  'check.upkeep': 'Hourly upkeep',
  'check.upkeep.fine': 'No task failed.',
  'check.upkeep.failed': 'Tasks that failed the last time: {tasks}. The log says why.',
  'check.upkeep.late': 'It has not run for some time. Hours: {hours}. The log may say why.',
  'check.malware': 'Malware check',
  'check.malware.fine': 'It answers.',
  'check.malware.off': 'None is set up ({variable}): uploads are not checked.',
  'check.malware.silent': 'It does not answer: new uploads cannot be opened until it does.',
  'check.settings': 'Settings of the server',
  'check.settings.fine': 'No variable looks misspelled.',
  'check.settings.misspelt': 'Variables that are ignored since their names look misspelled: {names}.',
  'check.settings.adminAddress':
    'An admin still has the address {address}: nobody receives the link for a lost password.',
  'check.unknown': 'This could not be checked. The log says why.',
}

export const office = {
  'system.title': 'System status',
  'apiReference.title': 'API reference',
}

export const officeFind = {
  'find.words.system': 'health, self-check, status',
}

export const officeHelp = {
  'help.system':
    'What is checked every day, such as disk space, waiting email, files and the audit log, and which version runs.',
}
