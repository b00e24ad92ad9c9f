import { useEffect, useState } from 'react'
import { useMounted } from '#ui/use-mounted.ts'
import { hydrateWhenVisible, staticPart } from '../hydrate-when-visible.tsx'
import { goToSection, sectionDelay } from '../sections.ts'
import { IndexedHead } from './indexed-head.tsx'
import { PublicLayout } from './public-layout.tsx'
// Styles of server-rendered sections, imported here because the code of those sections loads later or never.
import '#ui/wall.css'
import '#ui/form-field.css'
import '#ui/states.css'
import './hero.css'
import './situations.css'
import './about-section.css'
import '#features/services/website/service-ledger.css'
import '#features/team-members/website/people-grid.css'
import '#features/clients/browser/logo-grid.css'
import '#features/firm-story/website/testimonial-stage.css'
import '#ui/segmented-filter.css'
import './services-section.css'
import './team-section.css'
import './testimonials-section.css'
import '#features/publications/website/publication-lead.css'
import '#features/publications/website/publication-list.css'
import '#features/publications/browser/publication-meta.css'
import './publications-section.css'
import '#features/consultations/browser/consultation-form.css'
import './consultation-section.css'
import './contact-section.css'

const sectionArrives = <div className="section-arrives" data-arriving />
const FirmData = staticPart(() => import('./firm-data.tsx'))
const Hero = staticPart(() => import('./hero.tsx'), <div className="hero night" data-arriving />)
const Situations = staticPart(() => import('./situations.tsx'), sectionArrives)
const AboutSection = staticPart(() => import('./about-section.tsx'), sectionArrives)
const ServicesSection = hydrateWhenVisible(() => import('./services-section.tsx'), sectionArrives)
const TeamSection = hydrateWhenVisible(() => import('./team-section.tsx'), sectionArrives)
const PublicationsSection = hydrateWhenVisible(() => import('./publications-section.tsx'), sectionArrives)
const ConsultationSection = hydrateWhenVisible(() => import('./consultation-section.tsx'), sectionArrives)
const ClientsSection = hydrateWhenVisible(() => import('./clients-section.tsx'), sectionArrives)
const TestimonialsSection = hydrateWhenVisible(() => import('./testimonials-section.tsx'))
const ContactSection = hydrateWhenVisible(() => import('./contact-section.tsx'), sectionArrives)

/** Stateless: a state change here would make React hydrate every section in one step. */
const HomePage = () => {
  useSectionOfAddress()
  return (
    <PublicLayout>
      <IndexedHead page={{ path: '/' }} />
      <FirmData />
      <Hero />
      <Situations />
      <AboutSection />
      <ServicesSection />
      <TeamSection />
      <PublicationsSection />
      <ConsultationSection />
      <ClientsSection />
      <TestimonialsSection />
      <ContactSection />
    </PublicLayout>
  )
}

/**
 * Scrolls to the section when `/#services` is opened from another page; on the first page
 * `first/page-links.ts` did.
 */
const useSectionOfAddress = () => {
  const [wasServed] = useState(!useMounted())
  useEffect(() => {
    const { hash } = window.location
    if (!hash || wasServed) return
    const timer = setTimeout(() => goToSection(hash.slice(1)), sectionDelay)
    return () => clearTimeout(timer)
  }, [wasServed])
}

export default HomePage
