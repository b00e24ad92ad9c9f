import RefreshCw from 'lucide-react/icons/refresh-cw'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { WithTexts } from '../with-texts.tsx'
import type { News } from './open-lists.ts'
import { useLive } from './use-live.ts'
import './live-lists.css'

/** Keeps lists up to date with changes elsewhere. Fetched after the page has rendered. */
export default function LiveListsWithTexts() {
  return (
    <WithTexts area="live">
      <LiveLists />
    </WithTexts>
  )
}

const LiveLists = () => {
  const { t } = useTranslation()
  const { waiting, arrived, show } = useLive()
  const said = waiting ?? arrived
  const showAndFocus = () => {
    show?.()
    // The button disappears, so focus moves to the list.
    const main = document.querySelector('main')
    const list = main?.querySelector<HTMLElement>('section.panel[tabindex]') ?? main
    list?.focus()
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {said && textOf(t, 'arrived', said)}
      </p>
      {waiting && (
        <div className="live-news">
          <Button onClick={showAndFocus}>
            <Icon icon={RefreshCw} />
            {textOf(t, 'show', waiting)}
          </Button>
        </div>
      )}
    </>
  )
}

const textOf = (t: ReturnType<typeof useTranslation>['t'], form: 'arrived' | 'show', news: News): string => {
  if (news.kind === null) return t(`live.${form}.other`)
  return t(texts[form][news.kind], { n: news.added })
}

const texts = {
  arrived: {
    consultations: 'live.arrived.requests',
    appointments: 'live.arrived.other',
    messages: 'live.arrived.messages',
    documents: 'live.arrived.documents',
    'contact-messages': 'live.arrived.messages',
  },
  show: {
    consultations: 'live.show.requests',
    appointments: 'live.show.other',
    messages: 'live.show.messages',
    documents: 'live.show.documents',
    'contact-messages': 'live.show.messages',
  },
} as const satisfies Record<string, Record<string, TextKey>>
