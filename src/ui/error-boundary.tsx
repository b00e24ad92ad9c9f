import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from '#i18n/translate.tsx'

type Props = {
  children: ReactNode
  /** Rendered in place of the broken children; `retry` renders them again. */
  fallback?: (retry: () => void) => ReactNode
  /** A change, for example of the page's path, clears the error. */
  resetKey?: string
  onError?: (error: unknown) => void
}

/** Prevents a broken part from breaking the whole page. */
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

/** Fetched only when something breaks. If that fails too, plain text is shown. */
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
