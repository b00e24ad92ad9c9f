// Separate from the schemas: screens need these values without the validation code.

export const checkNames = ['disk', 'mail', 'files', 'auditLog', 'upkeep', 'malware', 'settings'] as const
export type CheckName = (typeof checkNames)[number]

/** A note is only shown; a problem is also mailed to the admins. */
export type CheckState = 'fine' | 'note' | 'problem'

/** All possible results of a check. */
export const stateOf = {
  'disk.fine': 'fine',
  'disk.low': 'problem',
  'disk.full': 'problem',
  'mail.fine': 'fine',
  'mail.off': 'note',
  'mail.held': 'note',
  'mail.failed': 'problem',
  'mail.late': 'problem',
  'mail.refused': 'problem',
  'files.fine': 'fine',
  'files.missing': 'problem',
  'auditLog.fine': 'fine',
  'auditLog.fault': 'problem',
  'auditLog.unchecked': 'problem',
  'upkeep.fine': 'fine',
  'upkeep.failed': 'problem',
  'upkeep.late': 'problem',
  'malware.fine': 'fine',
  'malware.off': 'note',
  'malware.silent': 'problem',
  'settings.fine': 'fine',
  'settings.misspelt': 'problem',
  'settings.adminAddress': 'problem',
  unknown: 'problem',
} as const satisfies Record<string, CheckState>

export type Finding = keyof typeof stateOf
export const findings = Object.keys(stateOf) as [Finding, ...Finding[]]
