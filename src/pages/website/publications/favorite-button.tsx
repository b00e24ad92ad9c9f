import { useQueryClient } from '@tanstack/react-query'
import Star from 'lucide-react/icons/star'
import { useState } from 'react'
import { href } from '#access/href.ts'
import { currentUserQuery, useCurrentUser } from '#features/auth/browser/api.ts'
import type { Publication } from '#features/publications/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Icon } from '#ui/icon.tsx'
import { showToast } from '#ui/toast.ts'
import { useLazy } from '#ui/use-lazy.ts'
import { useMounted } from '#ui/use-mounted.ts'
import { whileFetching } from '#ui/while-fetching.ts'
import { useFavorite } from './use-favorite.ts'

const loadDialog = () => import('../login-dialog.tsx')

/** Adds a publication to the favorites. Guests log in or register first, and it is added afterwards. */
export const FavoriteButton = ({ publication }: { publication: Publication }) => {
  const { t, language } = useTranslation()
  const isMounted = useMounted()
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  const { isFavorite, change } = useFavorite(publication.id)
  const [isAsking, setAsking] = useState(false)
  const { Part: Dialog, fetchPart } = useLazy(loadDialog)
  const toggle = async () => {
    const found =
      user ?? (await whileFetching(queryClient.ensureQueryData(currentUserQuery())).catch(() => null))
    if (found) change.mutate(!isFavorite)
    else setAsking(await fetchPart())
  }
  const addAfterLogin = () => {
    setAsking(false)
    change.mutate(true, { onSuccess: () => showToast({ title: t('favorites.added') }) })
  }
  if (!isMounted) return <LoginLink id={publication.id} />
  return (
    <>
      <button
        type="button"
        className="publication-tool"
        aria-pressed={isFavorite}
        aria-haspopup={user ? undefined : 'dialog'}
        title={isFavorite ? t('portal.removeFavorite') : undefined}
        onClick={toggle}
      >
        <Icon icon={Star} />
        {t(isFavorite ? 'favorites.saved' : 'portal.addFavorite')}
      </button>
      {isAsking && Dialog && (
        <Dialog
          notice={t('favorites.loginNotice', { title: localized(publication, 'title', language).text })}
          onClose={() => setAsking(false)}
          onDone={addAfterLogin}
        />
      )}
    </>
  )
}

/** Shown before hydration, since the server renders for guests; a click loads React and opens the dialog. */
const LoginLink = ({ id }: { id: number }) => {
  const { t } = useTranslation()
  return (
    <a className="publication-tool" href={href(`/auth?next=/publications/${id}`)} aria-haspopup="dialog">
      <Icon icon={Star} />
      {t('portal.addFavorite')}
    </a>
  )
}
