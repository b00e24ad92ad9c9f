// The ids of the elements that get focus if a change has removed the button that opened it.

export const stagesList = 'matter-stages'
export const datesHeading = 'matter-dates'
export const powersHeading = 'matter-powers'

export const focusOn = (id: string): void => document.getElementById(id)?.focus({ preventScroll: true })
