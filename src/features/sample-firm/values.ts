/** What the sample firm consists of, in the order in which the office reads of it. */
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
