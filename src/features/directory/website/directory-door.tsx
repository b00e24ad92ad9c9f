import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { CodeStep, type SecondSteps } from '#features/auth/browser/code-step.tsx'
import { welcome } from '#features/auth/browser/session-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import { directoryLogin, finishLogin } from '../browser/door-api.ts'
import '#ui/form-field.css'

/** The button of the login page. The page is cached for all visitors, so only the browser adds the way back. */
export const DirectoryDoor = ({
  name,
  isFirst,
  isDown,
}: {
  name: string
  isFirst: boolean
  isDown: boolean
}) => {
  const { t } = useTranslation()
  const search = useSearch()
  const query = useMounted() && search ? `?${search}` : ''
  // With a target, the router leaves the link to the browser.
  return (
    <div className="stack auth-directory">
      <ButtonLink
        href={directoryLogin + query}
        target="_self"
        isWide
        variant={isFirst ? 'primary' : 'outline'}
      >
        {t('auth.directory', { name })}
      </ButtonLink>
      {isDown && (
        <p className="field-error" role="alert">
          {t('auth.directory.down', { name })}
        </p>
      )}
      {isFirst && <p className="auth-or">{t('auth.or')}</p>}
    </div>
  )
}

/** The second step of a login, whose first was at the directory. */
export const DirectoryStep = ({ steps, onBack }: { steps: SecondSteps; onBack: () => void }) => {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: finishLogin,
    onSuccess: (user) => welcome(queryClient, user),
  })
  return <CodeStep steps={steps} logIn={mutateAsync} onSent={() => undefined} onBack={onBack} />
}
