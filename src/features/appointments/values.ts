// Apart from the schemas, since a list names these and checks nothing.

/** Where the two meet. */
export const appointmentKinds = ['office', 'phone', 'video'] as const

/** A proposed one has up to three proposed times; with none, the client chooses from the free ones. */
export const appointmentStates = ['proposed', 'confirmed', 'canceled'] as const
export type AppointmentState = (typeof appointmentStates)[number]

export const mostProposals = 3

export const appointmentLengths = [15, 30, 45, 60, 90, 120] as const
