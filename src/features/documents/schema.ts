export const documentRequestStates = ['open', 'received', 'withdrawn'] as const
