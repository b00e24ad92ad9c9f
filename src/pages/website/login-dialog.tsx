import { Suspense } from 'react'
import { AuthDialog } from '#features/auth/website/auth-dialog.tsx'
import { WithTexts } from '../with-texts.tsx'

/** The dialog together with the texts of forms. */
const LoginDialog = (props: Parameters<typeof AuthDialog>[0]) => (
  <Suspense>
    <WithTexts area="forms">
      <AuthDialog {...props} />
    </WithTexts>
  </Suspense>
)

export default LoginDialog
