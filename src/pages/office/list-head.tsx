import Plus from 'lucide-react/icons/plus'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '../page-head.tsx'

/** The heading of a list of website records: how many there are and how many are visible. */
export const ListHead = ({
  title,
  count,
  visible,
  numbers,
  addLabel,
  onAdd,
}: {
  title: string
  /** A text with `{n}`, and the text that follows it. */
  count: TextKey
  visible: TextKey
  /** Undefined while loading. */
  numbers: { all: number; visible: number } | undefined
  addLabel: string
  onAdd: () => void
}) => {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={title} />
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          {numbers ? (
            <p>
              {t(count, { n: numbers.all })} {numbers.all > 0 && t(visible, { n: numbers.visible })}
            </p>
          ) : (
            <p aria-hidden="true">&nbsp;</p>
          )}
        </div>
        <div className="page-actions">
          <Button icon={<Icon icon={Plus} size="medium" />} onClick={onAdd}>
            {addLabel}
          </Button>
        </div>
      </div>
    </>
  )
}
