import { useQuery } from '@tanstack/react-query'
import { requestAgreementsQuery } from '#features/agreements/office/api.ts'
import { partiesQuery } from '#features/conflicts/office/api.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { matterQuery } from '#features/matters/office/api.ts'
import { correspondentQuery } from '#features/messages/browser/api.ts'
import { papersQuery } from '#features/papers/office/api.ts'
import { guestQuery } from '#features/people/office/api.ts'
import { requestAnswersQuery } from '#features/questions/office/api.ts'
import { threadQuery } from '#features/threads/office/api.ts'
import { threadAtOnce } from '#features/threads/values.ts'

/** The data of the facts and of the next step beside the request, fetched after the thread. */
export const useRequestDetails = ({ id, isOpen, userId }: Consultation) => {
  const { data: thread, isError } = useQuery(threadQuery(id, threadAtOnce))
  const enabled = thread !== undefined || isError
  const { data: parties } = useQuery({ ...partiesQuery(id), enabled: enabled && isOpen })
  const { data: agreements } = useQuery({ ...requestAgreementsQuery(id), enabled: enabled && isOpen })
  const { data: matter } = useQuery({ ...matterQuery(id), enabled })
  const { data: questions } = useQuery({ ...requestAnswersQuery(id), enabled })
  const { data: account } = useQuery({
    ...correspondentQuery(userId ?? 0),
    enabled: enabled && isOpen && userId !== null,
  })
  const { data: guest } = useQuery({ ...guestQuery(id), enabled: enabled && isOpen && userId === null })
  const { data: papers } = useQuery({ ...papersQuery(id), enabled: enabled && isOpen })
  return { thread, parties, agreements, matter, questions, papers, person: account ?? guest }
}

export type RequestDetails = ReturnType<typeof useRequestDetails>
