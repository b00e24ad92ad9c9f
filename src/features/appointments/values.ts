// Separate from the schemas: lists need these values without the validation code.

/** The kind of meeting: at the office, by phone or by video. */
export const appointmentKinds = ['office', 'phone', 'video'] as const

/**
 * A proposed appointment has up to three proposed times. Without any, the client chooses from the free times.
 */
export const appointmentStates = ['proposed', 'confirmed', 'canceled'] as const
export type AppointmentState = (typeof appointmentStates)[number]

export const maxProposals = 3

/** Seconds in which a booking can be undone. */
export const undoSeconds = 10
/** Mail about a booking waits longer, since an undo takes a moment to arrive. */
export const mailWaitSeconds = undoSeconds + 5

export const appointmentLengths = [15, 30, 45, 60, 90, 120] as const

/** Reasons why a time is closed, the strongest first. Each is also an error code. */
export const obstacles = ['lawyer_absent', 'office_holiday', 'outside_hours'] as const
export type Obstacle = (typeof obstacles)[number]
