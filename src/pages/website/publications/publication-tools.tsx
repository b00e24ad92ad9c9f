import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Link from 'lucide-react/icons/link'
import Mail from 'lucide-react/icons/mail'
import Printer from 'lucide-react/icons/printer'
import Star from 'lucide-react/icons/star'
import { type ReactNode, useState } from 'react'
import { href } from '#access/href.ts'
import { currentUserQuery, useCurrentUser } from '#features/auth/browser/api.ts'
import {
  addFavorite,
  favoriteOfQuery,
  favoritesKey,
  removeFavorite,
} from '#features/favorites/browser/api.ts'
import type { Favorite } from '#features/favorites/schema.ts'
import type { Publication } from '#features/publications/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { explainFailure } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { SocialIcon } from '#ui/social-icon.tsx'
import { showToast } from '#ui/toast.ts'
import { useCopy } from '#ui/use-copy.ts'
import { useLazy } from '#ui/use-lazy.ts'
import { useMounted } from '#ui/use-mounted.ts'
import { whileFetching } from '#ui/while-fetching.ts'
import { addressIn } from '../../page-addresses.ts'
import { useSite } from '../../site-context.tsx'
import { WithTexts } from '../../with-texts.tsx'
import '#ui/button.css'

/** Updates optimistically. On failure the previous state is restored and a toast shows the reason. */
const useFavorite = (publicationId: number) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  const known = useQuery({ ...favoriteOfQuery(publicationId), enabled: Boolean(user) })
  const change = useMutation({
    mutationFn: async (isWanted: boolean): Promise<Favorite | null> => {
      if (isWanted) return addFavorite(publicationId)
      await removeFavorite(publicationId)
      return null
    },
    // A response in flight would restore the previous state.
    onMutate: () => queryClient.cancelQueries({ queryKey: favoritesKey }),
    onSuccess: (favorite) => {
      queryClient.setQueryData(favoriteOfQuery(publicationId).queryKey, favorite)
      return queryClient.invalidateQueries({ queryKey: favoritesKey })
    },
    onError: (error) => {
      showToast({
        variant: 'destructive',
        title: t('favorites.failed'),
        description: explainFailure(error, t).message,
      })
    },
  })
  const isFavorite = change.isPending ? change.variables : Boolean(user && known.data)
  return { isFavorite, change }
}

const loadDialog = () => import('../login-dialog.tsx')

/** Adds a publication to the favorites. Guests log in or register first, and it is added afterwards. */
const FavoriteButton = ({ publication }: { publication: Publication }) => {
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

const CopyLink = ({ address }: { address: string }) => {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy({
    title: t('publications.copyFailed'),
    description: t('publications.copyFailed.text'),
  })
  return (
    <>
      <button type="button" className="publication-tool needs-scripts" onClick={() => copy(address)}>
        <Icon icon={isCopied ? Check : Link} />
        {t(isCopied ? 'publications.linkCopied' : 'publications.copyLink')}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && t('publications.linkCopied')}
      </span>
    </>
  )
}

/** The tools below the text, on screens too narrow for a side column. */
const PublicationTools = ({ publication }: { publication: Publication }) => (
  <WithTexts area="publications">
    <div className="publication-tools-below">
      <Tools publication={publication} />
    </div>
  </WithTexts>
)

/** Share, save and print. */
export const Tools = ({ publication }: { publication: Publication }) => {
  const { t, language } = useTranslation()
  const { publicUrl } = useSite()
  const address = addressIn(publicUrl, href('/publications/:id', { id: publication.id }), language)
  return (
    <div className="publication-tools">
      <h2>{t('publications.share')}</h2>
      <ShareLinks address={address} title={localized(publication, 'title', language).text} />
      <CopyLink address={address} />
      <FavoriteButton publication={publication} />
      <button type="button" className="publication-tool needs-scripts" onClick={() => window.print()}>
        <Icon icon={Printer} />
        {t('publications.print')}
      </button>
    </div>
  )
}

/** Plain links: the networks receive no request until one is followed. */
const ShareLinks = ({ address, title }: { address: string; title: string }) => {
  const { t } = useTranslation()
  const [url, text, both] = [address, title, `${title}\n${address}`].map(encodeURIComponent)
  return (
    <ul className="publication-share">
      <ShareLink href={`https://x.com/intent/post?text=${text}&url=${url}`} label={t('publications.share.x')}>
        <SocialIcon network="x" />
      </ShareLink>
      <ShareLink
        href={`https://www.linkedin.com/sharing/share-offsite/?url=${url}`}
        label={t('publications.share.linkedin')}
      >
        <SocialIcon network="linkedin" />
      </ShareLink>
      <ShareLink href={`https://wa.me/?text=${both}`} label={t('publications.share.whatsapp')}>
        <SocialIcon network="whatsapp" />
      </ShareLink>
      <ShareLink href={`mailto:?subject=${text}&body=${both}`} label={t('publications.share.email')}>
        <Icon icon={Mail} />
      </ShareLink>
    </ul>
  )
}

const ShareLink = ({ href, label, children }: { href: string; label: string; children: ReactNode }) => (
  <li>
    <a className="icon-button" href={href} aria-label={label} title={label} rel="noopener nofollow">
      {children}
    </a>
  </li>
)

export default PublicationTools
