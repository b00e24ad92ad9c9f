import { LoginForm } from '#features/auth/browser/login-form.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import type { PostedForm } from '#ui/posted-form.ts'
import { UserParagraph } from '#ui/user-text.tsx'
import { NeedsScripts } from '../needs-scripts.tsx'
import { LinkPage } from './link-page.tsx'

type Props = { posted: PostedForm; onDone: () => void }

/**
 * The response to a form that was posted after the end of the session. After the login the form is there again with
 * everything that was typed; without scripts, the text can be copied.
 */
export default function SessionEnded(props: Props) {
  return (
    <LinkPage area="account" title="session.ended" description="session.ended.text">
      <AskingAgain {...props} />
    </LinkPage>
  )
}

const AskingAgain = ({ posted: { values }, onDone }: Props) => {
  const { t } = useTranslation()
  const text = values.content ?? values.text ?? values.reason ?? ''
  return (
    <>
      <h1 tabIndex={-1}>{t('session.ended')}</h1>
      <p>{t('session.ended.text')}</p>
      {text !== '' && (
        <>
          <h2>{t('session.ended.unsent')}</h2>
          <UserParagraph className="user-lines">{text}</UserParagraph>
        </>
      )}
      <NeedsScripts />
      <div className="needs-scripts">
        <LoginForm onDone={onDone} />
      </div>
    </>
  )
}
