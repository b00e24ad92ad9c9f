/** The columns of a sample file for the import. */
export const subscriberExample = [
  { head: 'form.email', cell: 'reader@example.com' },
  { head: 'table.status', text: 'newsletter.status.confirmed' },
  { head: 'newsletter.confirmedAt', cell: '2025-03-09' },
] as const
