import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import type { Diligence } from '../schema.ts'
import { diligenceQuery, type SubjectAddress } from './api.ts'
import { IdentityDialog } from './identity-dialog.tsx'
import { PaperFacts, RiskFacts } from './paper-facts.tsx'
import { RiskDialog } from './risk-dialog.tsx'

/** The due diligence of a person or a party: identity document, risk and undecided matches with lists. */
export function DiligencePanel(props: {
  subject: SubjectAddress
  name: string
  /** Refetches other data with the record. */
  onSaved: () => Promise<unknown>
}) {
  const { subject } = props
  const { t } = useTranslation()
  const { data: diligence, isError } = useQuery(diligenceQuery(subject))
  // A colleague without a request of this person has no access.
  if (isError) return null
  if (!diligence) return <Loading shapes={['60', '80']} />
  return (
    <section className="stack" aria-label={t('diligence.title')}>
      <Content {...props} diligence={diligence} />
    </section>
  )
}

type Task = 'identity' | 'risk'

const Content = ({
  subject,
  name,
  diligence,
  onSaved,
}: {
  subject: SubjectAddress
  name: string
  diligence: Diligence
  onSaved: () => Promise<unknown>
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [task, setTask] = useState<Task>()
  const buttonId = useId()
  const { paper, risk, isCovered, openHits } = diligence
  const isRecorded = paper.sighting !== null
  const dialog = {
    subject,
    name,
    diligence,
    fallbackId: buttonId,
    onClose: () => setTask(undefined),
    onSaved: async (saved: Diligence) => {
      queryClient.setQueryData(diligenceQuery(subject).queryKey, saved)
      setTask(undefined)
      showToast({ title: t(task === 'risk' ? 'diligence.risk.saved' : 'diligence.identity.saved') })
      await onSaved()
    },
  }
  return (
    <>
      {isRecorded ? <PaperFacts paper={paper} /> : <p className="muted">{t('diligence.identity.none')}</p>}
      {risk && <RiskFacts risk={risk} />}
      {isCovered && !risk && <p className="strong">{t('diligence.risk.open')}</p>}
      {openHits > 0 && (
        <p>
          <Link className="text-link" href={href('/dashboard/people/checks?view=hits')}>
            {t('diligence.openHits', { n: openHits })}
          </Link>
        </p>
      )}
      <div className="cluster print-hidden">
        <Button id={buttonId} variant="outline" size="table" onClick={() => setTask('identity')}>
          {t(isRecorded ? 'diligence.identity.change' : 'diligence.identity.record')}
        </Button>
        {isCovered && (
          <Button variant="outline" size="table" onClick={() => setTask('risk')}>
            {t(risk ? 'diligence.risk.change' : 'diligence.risk.record')}
          </Button>
        )}
      </div>
      {task === 'identity' && <IdentityDialog {...dialog} />}
      {task === 'risk' && <RiskDialog {...dialog} />}
    </>
  )
}
