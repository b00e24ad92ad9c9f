export const officeSystem = {
  'system.intro':
    'Automatic checks run every day, and every hour while something is wrong. Managers are notified by email.',
  'noMail.system.intro': 'Automatic checks run every day, and every hour while something is wrong.',
  'system.loading': 'Loading the system status…',
  'system.checkNow': 'Check now',
  'system.checked': 'Check completed',
  'system.checkError': 'The check failed',
  'system.checkedAt': 'Last check: {date}',
  'system.never': 'Not checked yet. The server checks soon after it starts.',
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
  'check.disk.low': 'Only {free} of {all} GB are free. Free up space before uploads are refused.',
  'check.disk.full': 'Only {free} of {all} GB are free. Uploads are refused until there is space.',
  'check.mail': 'Email',
  'check.mail.fine': 'No email failed in the last seven days, and none has been waiting for long.',
  'check.mail.off': 'No mail server is set up ({variable}): email stays in the outbox.',
  'check.mail.held': 'Email held back in the last seven days: {held}. See the outbox.',
  'check.mail.failed':
    'Email that could not be sent in the last seven days: {failed}. See the outbox for the cause.',
  'check.mail.late': 'Email has been waiting to be sent. Hours: {hours}. See the outbox for the cause.',
  'check.mail.refused':
    'The directory refused the client’s secret: it may have ended ({variable}). Email waits, and the outbox has the reason.',
  'check.files': 'Documents and images',
  'check.files.fine': 'Files present in the stored size: {files}.',
  'check.files.missing':
    'Files that are missing or have another size: {missing} of {files}. The command “{command}” lists them.',
  'check.auditLog': 'Audit log',
  'check.auditLog.fine': 'No entry has been changed.',
  'check.auditLog.fault': 'The audit log failed its check. The audit screen has the next steps.',
  'check.auditLog.unchecked': 'The audit log has not been checked for more than a day.',
  'check.upkeep': 'Hourly upkeep',
  'check.upkeep.fine': 'No task failed.',
  'check.upkeep.failed': 'Tasks that failed in the last run: {tasks}. See the log for the cause.',
  'check.upkeep.late': 'It has not run for some time. Hours: {hours}. The log may have the cause.',
  'check.malware': 'Malware check',
  'check.malware.fine': 'It responds.',
  'check.malware.off': 'None is set up ({variable}): uploads are not checked.',
  'check.malware.silent': 'It does not respond. New uploads cannot be opened until it does.',
  'check.settings': 'Settings of the server',
  'check.settings.fine': 'No variable name looks misspelled.',
  'check.settings.misspelt': 'These variables are ignored because their names look misspelled: {names}.',
  'check.settings.adminAddress':
    'A manager’s account still has the address {address}, so a link for a lost password reaches no one.',
  'check.unknown': 'This could not be checked. See the log for the cause.',
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
    'The daily checks, such as disk space, waiting email, files and the audit log, and the version in use.',
}
