import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CodeStep, type SecondSteps, secondStepsIn } from '#features/auth/browser/code-step.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import type { DirectoryStep } from '../schema.ts'
import { directoryProofAddress, proveAtDirectory } from './api.ts'
import { DirectoryTab } from './directory-tab.tsx'
import '#ui/form-field.css'

/** The proof of a person who logs in at the directory: a new login there, then our second factor if there is one. */
export default function DirectoryProof({
  name,
  onDone,
  onClose,
}: {
  name: string
  onDone: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const [steps, setSteps] = useState<SecondSteps>()
  const { mutate, error } = useMutation({
    mutationFn: (step: DirectoryStep) => proveAtDirectory(step),
    onSuccess: ({ isProved }) => isProved && onDone(),
    onError: (refusal) => {
      const missing = secondStepsIn(refusal)
      if (missing.code || missing.passkey) setSteps(missing)
    },
  })
  return (
    <Dialog title={t('proof.title')} size={480} closesOnBackdrop={false} onClose={onClose}>
      {steps ? (
        <CodeStep
          steps={steps}
          logIn={proveAtDirectory}
          onSent={({ isProved }) => (isProved ? onDone() : setSteps(undefined))}
          onBack={() => setSteps(undefined)}
        />
      ) : (
        <div className="stack">
          <p>{t('proof.directory.text', { name })}</p>
          <DirectoryTab address={directoryProofAddress} onReturn={() => mutate({})}>
            {t('proof.directory', { name })}
          </DirectoryTab>
          {error && (
            <p className="field-error" role="alert">
              {explainFailure(error, t).message}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
