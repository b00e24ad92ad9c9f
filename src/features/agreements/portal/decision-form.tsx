import { useLocation } from 'wouter'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { PublicForm } from '#ui/public-form.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { usePostedFields } from '#ui/use-posted-fields.tsx'
import type { OwnAgreement } from '../schema.ts'
import { AcceptText } from './accept-text.tsx'

export const decisions = ['accept', 'wish', 'decline', 'end'] as const
export type Decision = (typeof decisions)[number]

/** The name of the form that is posted without scripts. */
export const formOf = (decision: Decision) => `agreement-${decision}` as const

type Props = { decision: Decision; agreement: OwnAgreement }

const fieldOf = { wish: 'text', decline: 'reason', end: 'reason' } as const
const confirmOf = {
  accept: 'ownAgreement.accept',
  wish: 'ownAgreement.wish',
  decline: 'ownAgreement.decline',
  end: 'ownAgreement.end.confirm',
} as const

/** A decision as a form of the page. Without scripts it replaces the dialog. */
export const DecisionForm = ({ decision, agreement }: Props) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const [path] = useLocation()
  const { field, summary } = usePostedFields({
    name: formOf(decision),
    labels:
      decision === 'accept'
        ? { name: 'ownAgreement.accept.name' }
        : { [fieldOf[decision]]: `ownAgreement.${decision}.field` as const },
    failed: t(`ownAgreement.${decision}.failed`),
  })
  const title = t(`ownAgreement.${decision}.title`)
  return (
    <PublicForm name={formOf(decision)} className="stack" aria-label={title}>
      <h3>{title}</h3>
      {summary}
      <input type="hidden" name="id" value={agreement.id} />
      <input type="hidden" name="version" value={agreement.version} />
      {decision === 'accept' ? (
        <>
          <AcceptText agreement={agreement} />
          <TextField
            {...field('name')}
            autoComplete="name"
            hint={user && t('ownAgreement.accept.hint', { name: `${user.firstName} ${user.lastName}` })}
          />
        </>
      ) : (
        <>
          <p>{t(`ownAgreement.${decision}.text`)}</p>
          <TextArea {...field(fieldOf[decision])} rows={4} isOptional={decision === 'decline'} />
        </>
      )}
      <div className="cluster">
        <Button type="submit" variant={decision === 'end' ? 'danger' : undefined}>
          {t(confirmOf[decision])}
        </Button>
        <ButtonLink href={path} variant="quiet">
          {t('form.cancel')}
        </ButtonLink>
      </div>
    </PublicForm>
  )
}
