import { type RefObject, useRef } from 'react'
import { href } from '#access/href.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { type SampleFirm, type SampleRemoval, sampleRemoval } from '../schema.ts'
import { sampleKinds } from '../values.ts'
import { removeSampleFirm } from './api.ts'

const labels = { confirmation: 'sample.confirmation' } as const satisfies Record<keyof SampleRemoval, TextKey>

/** Lists which data is removed and which stays, and requires a typed word, because the removal is final. */
const SampleFirmDialog = ({
  found,
  onRemoved,
  onClose,
}: {
  found: SampleFirm
  /** Resolves once the screens are refreshed; the removal is pending until then. */
  onRemoved: () => unknown
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const isRefused = found.ownDocuments > 0
  // The list comes first, so it takes the focus instead of the input below it.
  const list = useRef<HTMLHeadingElement>(null)
  const { form, field, summary, ...sending } = useSending({
    schema: sampleRemoval,
    defaultValues: { confirmation: '' },
    labels,
    send: removeSampleFirm,
    onSent: onRemoved,
    failed: t('sample.failed'),
  })
  return (
    <Dialog
      title={t('sample.remove')}
      form={{ onSubmit: sending.submit }}
      confirmClose={() => !sending.isPending}
      initialFocus={list}
      fallbackFocus={() => document.getElementById('main')}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button variant="outline" disabled={sending.isPending} onClick={close}>
            {t('form.cancel')}
          </Button>
          {isRefused ? (
            <ButtonLink href={href('/dashboard/documents')}>{t('sample.openDocuments')}</ButtonLink>
          ) : (
            <Button
              type="submit"
              variant="danger"
              isPending={sending.isPending}
              pendingLabel={t('form.deleting')}
            >
              {t('sample.remove')}
            </Button>
          )}
        </>
      )}
    >
      <div className="stack">
        {summary}
        {isRefused && (
          <p className="field-error" role="alert">
            {t('sample.refused', { n: found.ownDocuments })}
          </p>
        )}
        <Removed found={found} heading={list} />
        <Remaining found={found} />
        {!isRefused && (
          <TextField {...field('confirmation')} dir="ltr" autoComplete="off" spellCheck={false} />
        )}
      </div>
    </Dialog>
  )
}

const Removed = ({
  found,
  heading,
}: {
  found: SampleFirm
  heading: RefObject<HTMLHeadingElement | null>
}) => {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="sample-removed">
      <h3 id="sample-removed" ref={heading} tabIndex={-1}>
        {t('sample.removed')}
      </h3>
      <dl className="sample-firm-counts">
        {sampleKinds
          .filter((kind) => found.removed[kind] > 0)
          .map((kind) => (
            <div key={kind}>
              <dt>{t(`sample.kind.${kind}`)}</dt>
              <dd className="number">{found.removed[kind]}</dd>
            </div>
          ))}
      </dl>
      <p className="muted">{t('sample.removed.also')}</p>
    </section>
  )
}

const Remaining = ({ found: { edited, detached } }: { found: SampleFirm }) => {
  const { t } = useTranslation()
  const kinds = (['messages', 'consultations', 'publications'] as const).filter((kind) => detached[kind] > 0)
  return (
    <section aria-labelledby="sample-remaining">
      <h3 id="sample-remaining">{t('sample.remaining')}</h3>
      <p className="muted">{t('sample.remaining.text')}</p>
      {(edited.length > 0 || kinds.length > 0) && (
        <ul className="sample-firm-remaining">
          {edited.map(({ kind, name }) => (
            <li key={`${kind} ${name}`}>{t('sample.remaining.edited', { name })}</li>
          ))}
          {kinds.map((kind) => (
            <li key={kind}>{t(`sample.remaining.${kind}`, { n: detached[kind] })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

export default SampleFirmDialog
