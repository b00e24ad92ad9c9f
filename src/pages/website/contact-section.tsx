import { formAreas } from '#i18n/areas.ts'
import { WithTexts } from '../with-texts.tsx'
import { Contact } from './contact.tsx'

const ContactSection = () => (
  <WithTexts area="home">
    <WithTexts area={formAreas}>
      <Contact headingLevel={2} />
    </WithTexts>
  </WithTexts>
)

export default ContactSection
