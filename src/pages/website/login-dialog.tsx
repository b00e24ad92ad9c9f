import { Suspense } from 'react'
import { AuthDialog } from '#features/auth/website/auth-dialog.tsx'
import { WithTexts } from '../with-texts.tsx'

/** The dialog with the words of forms, which come with it. */
const LoginDialog = (props: Parameters<typeof AuthDialog>[0]) => (
  <Suspense>
    <WithTexts area="forms">
      <AuthDialog {...props} />
    </WithTexts>
  </Suspense>
)

export default LoginDialog
