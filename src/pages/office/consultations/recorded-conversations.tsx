import type { ComponentProps } from 'react'
import { ConversationsSection } from '#features/conversations/office/conversations-section.tsx'
import { WithOfficeTexts } from '../../with-office-texts.tsx'

/** The recorded conversations in the dialog of a request, with their texts. */
const RecordedConversations = (props: ComponentProps<typeof ConversationsSection>) => (
  <WithOfficeTexts area="officeConversations">
    <ConversationsSection {...props} />
  </WithOfficeTexts>
)

export default RecordedConversations
