/** The columns of a sample file for the import. */
export const clientExample = [
  { head: 'table.nameEn', cell: 'Qimam Holding' },
  { head: 'table.nameAr', cell: 'قمم القابضة' },
  { head: 'officeClients.type', text: 'officeClients.type.corporate' },
  { head: 'table.website', cell: 'qimam.example' },
] as const
