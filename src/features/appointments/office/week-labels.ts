/** Labels of the weekday fields, in the order of the form. */
export const weekLabels = {
  day0: 'hours.week',
  day1: 'hours.week',
  day2: 'hours.week',
  day3: 'hours.week',
  day4: 'hours.week',
  day5: 'hours.week',
  day6: 'hours.week',
  ramadan0: 'hours.ramadan',
  ramadan1: 'hours.ramadan',
  ramadan2: 'hours.ramadan',
  ramadan3: 'hours.ramadan',
  ramadan4: 'hours.ramadan',
  ramadan5: 'hours.ramadan',
  ramadan6: 'hours.ramadan',
} as const
