import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatTableDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import { useStored } from '#ui/use-mounted.ts'
import { BreakableAddress, UserText } from '#ui/user-text.tsx'
import { claimEarlierRequests, earlierRequestsQuery } from '../browser/api.ts'
import { consultationsKey } from '../browser/counts.ts'
import type { EarlierRequest } from '../guest-schema.ts'
import './earlier-requests.css'

type Person = { id: number; email: string; isVerified: boolean }

/**
 * Offers the client consultations that they sent before they had an account. Renders nothing if there are
 * none.
 */
export const EarlierRequests = ({
  user,
  onClaimed,
}: {
  user: Person | null | undefined
  /** Called after consultations were added, so that the page can refresh other data. */
  onClaimed?: () => void
}) => (user?.isVerified ? <Offer key={user.id} user={user} onClaimed={onClaimed} /> : null)

const Offer = ({ user, onClaimed }: { user: Person; onClaimed: (() => void) | undefined }) => {
  const { t } = useTranslation()
  const id = useId()
  const { data = [] } = useQuery(earlierRequestsQuery())
  const [dismissed, setDismissed] = useStored(() => readDismissed(user.id))
  const { claim, pending } = useClaim(onClaimed)
  const offered = data.filter((request) => dismissed && !dismissed.includes(request.id))
  if (!dismissed || offered.length === 0) return null
  const dismiss = (request: EarlierRequest) => {
    const next = [...dismissed, request.id]
    setDismissed(next)
    writeDismissed(user.id, next)
    // The clicked button no longer exists.
    document.getElementById(offered.length > 1 ? id : 'main')?.focus()
  }
  return (
    <section className="panel earlier" aria-labelledby={id}>
      <div className="earlier-head">
        <h2 id={id} tabIndex={-1}>
          {t('earlier.title', { n: offered.length })}
        </h2>
        <p className="muted">
          <Sentence
            of="earlier.text"
            values={{ n: offered.length }}
            elements={{
              email: (
                <bdi dir="ltr">
                  <BreakableAddress>{user.email}</BreakableAddress>
                </bdi>
              ),
            }}
          />
        </p>
      </div>
      <ul>
        {offered.map((request) => (
          <Row
            key={request.id}
            request={request}
            pending={pending}
            onAdd={() => claim([request.id])}
            onDismiss={() => dismiss(request)}
          />
        ))}
      </ul>
      {offered.length > 1 && (
        <div className="earlier-foot button-row">
          <Button
            isPending={pending !== undefined && pending.length > 1}
            pendingLabel={t('form.submitting')}
            disabled={pending !== undefined}
            onClick={() => claim(offered.map((request) => request.id))}
          >
            {t('earlier.addAll')}
          </Button>
        </div>
      )}
    </section>
  )
}

const Row = ({
  request,
  pending,
  onAdd,
  onDismiss,
}: {
  request: EarlierRequest
  pending: readonly number[] | undefined
  onAdd: () => void
  onDismiss: () => void
}) => {
  const { t, language } = useTranslation()
  const area = t(areaLabel[request.service])
  const name = request.subject || area
  return (
    <li>
      <div>
        <p className="strong">{request.subject ? <UserText>{request.subject}</UserText> : area}</p>
        <p className="caption">
          {request.subject && `${area} · `}
          {t('earlier.sentOn', { date: formatTableDate(request.createdAt, language) })}
        </p>
      </div>
      <div className="cluster">
        <Button
          variant="outline"
          size="small"
          aria-label={t('earlier.addNamed', { request: name })}
          isPending={pending?.length === 1 && pending.includes(request.id)}
          pendingLabel={t('form.submitting')}
          disabled={pending !== undefined}
          onClick={onAdd}
        >
          {t('earlier.add')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t('earlier.notMineNamed', { request: name })}
          disabled={pending !== undefined}
          onClick={onDismiss}
        >
          {t('earlier.notMine')}
        </Button>
      </div>
    </li>
  )
}

/** The lists now include the claimed consultations, so they are loaded again. */
const useClaim = (onClaimed: (() => void) | undefined) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: claimEarlierRequests,
    onSuccess: ({ ids }) => {
      showToast({ title: t('earlier.added'), description: t('earlier.added.text', { n: ids.length }) })
      document.getElementById('main')?.focus()
    },
    onError: (error) =>
      showToast({
        title: t('earlier.failed'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
    onSettled: () => {
      onClaimed?.()
      return queryClient.invalidateQueries({ queryKey: consultationsKey })
    },
  })
  return { claim: mutate, pending: isPending ? variables : undefined }
}

// Consultations that the user has dismissed as not theirs stay hidden in this browser. Only their ids are
// stored.

const keyOf = (userId: number): string => `earlier-requests:${userId}`

const readDismissed = (userId: number): readonly number[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

const writeDismissed = (userId: number, ids: readonly number[]): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(ids))
  } catch {
    // If storage is unavailable, they are offered again at the next visit.
  }
}
