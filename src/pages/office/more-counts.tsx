import type { OfficeEntry } from '../office-groups.ts'
import { AttentionCount } from './attention-count.tsx'
import { UndatedCount } from './undated-count.tsx'

/** The counts of an entry that the sidebar does not begin with. */
export default function MoreCounts({ of }: { of: OfficeEntry['count'] }) {
  if (of === 'attention') return <AttentionCount />
  return of === 'pendingConsultations' && <UndatedCount />
}
