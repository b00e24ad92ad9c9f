import { Suspense } from 'react'
import { AuthDialog } from '#features/auth/website/auth-dialog.tsx'
import { formAreas } from '#i18n/areas.ts'
import { WithTexts } from '../with-texts.tsx'

/** The dialog together with the texts of forms. */
const LoginDialog = (props: Parameters<typeof AuthDialog>[0]) => (
  <Suspense>
    <WithTexts area={formAreas}>
      <AuthDialog {...props} />
    </WithTexts>
  </Suspense>
)

export default LoginDialog
