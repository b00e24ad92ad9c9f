/** The kinds of sample data, in display order. */
export const sampleKinds = [
  'settings',
  'storyParts',
  'services',
  'teamMembers',
  'clients',
  'publications',
  'users',
  'consultations',
  'messages',
  'documents',
  'documentRequests',
  'contactMessages',
  'newsletterSubscribers',
] as const
export type SampleKind = (typeof sampleKinds)[number]
