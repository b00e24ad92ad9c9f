import { Link } from 'wouter'
import { useTranslation } from '#i18n/translate.tsx'
import { HighlightedText } from '#ui/highlighted-text.tsx'
import { Icon } from '#ui/icon.tsx'
import { type FoundGroup, type FoundRow, marked } from './rows.tsx'

/** The options of the field. Each is a link, so it can open in a new tab. */
export const FoundList = ({
  id,
  groups,
  q,
  active,
  optionId,
  onMove,
  onOpened,
}: {
  id: string
  groups: readonly FoundGroup[]
  q: string
  active: FoundRow | undefined
  optionId: (row: FoundRow) => string
  onMove: (row: FoundRow) => void
  onOpened: (row: FoundRow) => void
}) => {
  const { t } = useTranslation()
  return (
    <div id={id} role="listbox" aria-label={t('find.results')} hidden={groups.length === 0}>
      {groups.map(({ label, rows }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={label} role="group" aria-labelledby={`${id}-${label}`} className="find-group">
          <p id={`${id}-${label}`} className="find-label">
            {t(label)}
          </p>
          {rows.map((row) => (
            <Link
              key={row.key}
              id={optionId(row)}
              href={row.to}
              role="option"
              tabIndex={-1}
              aria-selected={row === active}
              className="find-option"
              onPointerMove={() => onMove(row)}
              onClick={({ ctrlKey, metaKey, shiftKey }) => {
                if (!ctrlKey && !metaKey && !shiftKey) onOpened(row)
              }}
            >
              <Icon icon={row.icon} size="medium" />
              <span className="find-words">
                <span className="find-name">
                  <bdi>
                    <Marked text={row.title} q={q} />
                  </bdi>
                </span>
                <span className="find-details">
                  {row.details.map((detail) => (
                    <bdi key={detail}>
                      <Marked text={detail} q={q} />
                    </bdi>
                  ))}
                </span>
              </span>
              {row.badges && <span className="find-badges">{row.badges}</span>}
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}

const Marked = ({ text, q }: { text: string; q: string }) => {
  const { language } = useTranslation()
  // The language of a name is unknown, so its letters determine its direction.
  return <HighlightedText of={marked(text, q)} language={language} />
}
