// Separate from the schemas: lists need these values without the validation code.

export const clientTypes = ['corporate', 'individual', 'government', 'international'] as const
export type ClientType = (typeof clientTypes)[number]

/** The columns of a sample file for the import. */
export const clientExample = [
  { head: 'table.nameEn', cell: 'Qimam Holding' },
  { head: 'table.nameAr', cell: 'قمم القابضة' },
  { head: 'officeClients.type', text: 'officeClients.type.corporate' },
  { head: 'table.website', cell: 'qimam.example' },
] as const
