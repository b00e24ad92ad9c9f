import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { SentFormContext } from './posted-form.ts'
import './form-sent.css'

/** A confirmation that stays after the toast has gone. It takes focus, so that screen readers read it. */
export const FormSent = ({ title, children }: { title: string; children?: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.focus()
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={ref} className="form-sent" role="status" tabIndex={-1}>
      <Icon icon={CircleCheck} />
      <div>
        <p className="strong">{title}</p>
        {children}
      </div>
    </div>
  )
}

/** Whether the form was sent; the initial value comes from the address. */
export const useSent = (name: string) => {
  const sent = use(SentFormContext)
  const [isSent, setSent] = useState(sent === name)
  return { isSent, setSent }
}
