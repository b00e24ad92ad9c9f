import { useEffect } from 'react'
import { goToSection, sectionDelay } from '../sections.ts'

/** `/#services` opened from another page or a mail: once the page stands, it goes to the section. */
export const useSectionOfAddress = () => {
  useEffect(() => {
    const { hash } = window.location
    if (!hash) return
    const timer = setTimeout(() => goToSection(hash.slice(1)), sectionDelay)
    return () => clearTimeout(timer)
  }, [])
}
