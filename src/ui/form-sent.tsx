import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { Icon } from './icon.tsx'
import './form-field.css'

/** A confirmation that stays after the toast has gone. It takes the focus, so that screen readers read it. */
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

/** Whether the form was sent. Initially read from the address, which a post without scripts redirects to. */
export const useSent = (name: string) => {
  const parameters = new URLSearchParams(useSearch())
  const [isSent, setSent] = useState(parameters.get('sent') === name)
  return { isSent, setSent }
}
