/** Gets the focus if a change has removed the button that opened a dialog. */
export const agreementHeading = 'agreement-heading'
