import { classNames } from './class-names.ts'
import './drawings.css'

/** One opening of the wall, 1 over 2. `isBare` omits the background, for dark areas. */
export const BrandMark = ({ isBare, className }: { isBare?: boolean; className?: string }) => (
  <svg
    className={classNames('brand-mark', className)}
    viewBox="0 0 32 32"
    aria-hidden="true"
    focusable="false"
  >
    {!isBare && <path className="brand-mark-ground" d="M0 0h32v32H0z" />}
    <path fill="var(--noor)" d="M16 6l4.8 8.4h-9.6z" />
    <path fill="var(--noor)" fillOpacity=".55" d="M10.4 16.6l4.8 8.4H5.6zM21.6 16.6l4.8 8.4h-9.6z" />
  </svg>
)

/** Mark and wordmark, to be wrapped in a link to the home page. `name` is the setting `site_title`. */
export const Brand = ({
  name,
  lang,
  isBare,
  className,
}: {
  name: string
  lang?: string
  isBare?: boolean
  className?: string
}) => (
  <span className={classNames('brand', className)}>
    <BrandMark isBare={isBare} />
    <span className="brand-name" lang={lang}>
      {name}
    </span>
  </span>
)

/** The small lit triangle that marks the current or counted item. */
export const Triangle = ({ className }: { className?: string }) => (
  <svg className={classNames('triangle', className)} viewBox="0 0 12 11" aria-hidden="true" focusable="false">
    <path d="M6 .5l5.5 10H.5z" />
  </svg>
)
