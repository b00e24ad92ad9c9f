import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from '#i18n/translate.tsx'

type Props = {
  children: ReactNode
  /** Drawn in place of what broke; `retry` renders the children anew. */
  fallback?: (retry: () => void) => ReactNode
  /** When it changes, an old failure is forgotten: the address of the page, for instance. */
  resetKey?: string
  onError?: (error: unknown) => void
}

/** Keeps a broken part from taking the page with it. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.retry()
  }

  retry = () => this.setState({ hasFailed: false })

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      this.props.fallback?.(this.retry) ?? (
        <Suspense>
          <Failure onRetry={this.retry} />
        </Suspense>
      )
    )
  }
}

/** Fetched when something breaks; should that fail too, the words alone must do. */
const Failure = lazy(async () => {
  try {
    return await import('./failure.tsx')
  } catch {
    return { default: PlainFailure }
  }
})

const PlainFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <p>{t('ui.failure.title')}</p>
      <button type="button" onClick={onRetry}>
        {t('form.retry')}
      </button>
    </div>
  )
}
