/** Gets the focus if a change has removed the button that opened a dialog. */
export const agreementHeading = 'agreement-heading'
/** Gets focus if a saved draft cannot be sent yet. */
export const obstaclesHeading = 'agreement-obstacles'
