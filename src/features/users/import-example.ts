/** The columns of a sample file for the import. */
export const userExample = [
  { head: 'form.firstName', cell: 'Sara' },
  { head: 'form.lastName', cell: 'Al-Harbi' },
  { head: 'form.email', cell: 'sara@example.com' },
  { head: 'form.phone', cell: '+966 55 012 3344' },
] as const
