import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { Icon } from './icon.tsx'
import './form-field.css'

/** Stays after the toast has gone; takes the focus, so that it is read. */
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

/** Whether the form was sent; at first what the address says, to which a post without scripts leads back. */
export const useSent = (name: string) => {
  const parameters = new URLSearchParams(useSearch())
  const [isSent, setSent] = useState(parameters.get('sent') === name)
  return { isSent, setSent }
}
