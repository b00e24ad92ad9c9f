export const mail = {
  'mail.matter.moved.subject': 'Your request no. {id}: stage of your matter',
  'mail.matter.moved.text': 'The page of your request no. {id} shows its current stage and the next steps.',
  'mail.matter.told.subject': 'Your request no. {id}: no change so far',
  'mail.matter.told.text':
    'We have checked your request no. {id}, and there is no change so far. You can also see this on the page of the request.',
  'mail.matter.summary': 'Request no. {id}',
  'mail.matter.date.set.subject': 'A date for your request no. {id}: {short}',
  'mail.matter.date.set.text': 'Your request no. {id} has a date: {when} ({hijri}).',
  'mail.matter.date.moved.subject': 'The date of your request no. {id} was moved to {short}',
  'mail.matter.date.moved.text':
    'The date of your request no. {id} was moved from {old} to {when} ({hijri}).',
  'mail.matter.date.dropped.subject': 'The date of your request no. {id} is canceled',
  'mail.matter.date.dropped.text': 'The date of your request no. {id} on {when} is canceled.',
  'mail.matter.date.calendar': 'The attached file adds the date to your calendar.',
  'mail.matter.term.set.subject': 'A deadline of your request no. {id}: {short}',
  'mail.matter.term.set.text':
    'A deadline of your request no. {id} ends on {when} ({hijri}). You need not attend on that day.',
  'mail.matter.term.moved.subject': 'The deadline of your request no. {id} was moved to {short}',
  'mail.matter.term.moved.text':
    'The deadline of your request no. {id} was moved from {old} to {when} ({hijri}). You need not attend on that day.',
  'mail.matter.term.dropped.subject': 'A deadline of your request no. {id} no longer applies',
  'mail.matter.term.dropped.text': 'The deadline of your request no. {id} on {when} no longer applies.',
  'mail.matter.reminder.subject': 'Reminder: your request no. {id}, {short}',
  'mail.matter.reminder.text': 'A reminder of the date of your request no. {id}: {when} ({hijri}).',
  'mail.matter.term.subject': 'Request no. {id}: a term ends on {short}',
  'mail.matter.term.text':
    'A term of request no. {id} ends on {when} ({hijri}). It is not marked as handled yet.',
  'mail.matter.past.subject': 'Request no. {id}: the term of {short} is past and not handled',
  'mail.matter.past.text':
    'The term of request no. {id} was on {when} ({hijri}). It is past and not marked as handled.',
  'mail.matter.power.subject': 'Request no. {id}: a power of attorney ends on {short}',
  'mail.matter.power.text':
    'The power of attorney recorded for your request no. {id} ends on {when} ({hijri}). Please renew it in time.',
  'mail.matter.power.office': 'A power of attorney for request no. {id} ends on {when} ({hijri}).',
}

/** Stored with the path, in both languages. */
export const answers = {
  'matter.noChange.1':
    'There is no change at the moment. We are following your matter and will write when there is news.',
  'matter.noChange.2': 'Your matter is unchanged. We have checked it and will write when there is news.',
  'matter.noChange.3': 'Nothing new has happened since our last update. We continue to follow your matter.',
  'matter.noChange.4':
    'We checked your matter again: there is no change yet. We will tell you as soon as there is.',
}

/** The stages and dates that a client sees, in the portal and on a guest's page. */
export const ownProgress = {
  'progress.now': 'Now',
  'progress.nextDate': 'Next date',
  'progress.when': '{day} ({hijri})',
  'progress.whenAt': '{day}, {time} ({hijri})',
}

export const ownMatter = {
  'progress.title': 'Where the matter stands',
  'progress.stages': 'Stages',
  'progress.next': 'Next',
  'progress.later': 'Later',
  'progress.done': 'Done',
  'progress.whatWeDo': 'What we do',
  'progress.whatYouDo': 'What you do',
  'progress.nothingToDo': 'Nothing at the moment.',
  'progress.usualTime': 'Usual time',
  'progress.dates': 'Upcoming dates',
  'progress.noDate': 'No dates yet.',
  'progress.place': 'Place',
  'progress.since': 'Since {day}',
  'progress.closed': 'This matter is closed.',
  'progress.withdrawn.dates': 'This request has upcoming dates',
  'progress.withdrawn.drop': 'Cancel them, and update my calendar',
  'progress.withdrawn.keep': 'Keep them',
  'progress.ourWord': 'Latest from us ({day})',
  'progress.checked': 'Checked on {day}',
  'progress.stopped': 'Ended at this stage',
  'progress.seeBelow': 'Please see the next step on this page.',
  'progress.past.hearing': 'The hearing of {day} is over. We will write to you about its result.',
  'progress.past.meeting': 'The meeting of {day} is over. We will write to you with the next steps.',
  'progress.past.other': 'The date of {day} is over. We will write to you with the next steps.',
  'progress.powers': 'Powers of attorney',
  'progress.power.number': 'No. {number}',
  'progress.power.until': 'until {day}',
  'progress.duty.guest':
    'You can call us and mention the request number, or send documents after you create an account with the same email address.',
  'progress.loadFailed': 'The stages could not be loaded',
  'progress.mails': 'Email about this matter',
  'progress.mails.all': 'Stages and dates',
  'progress.mails.dates': 'Dates only',
  'progress.mails.saved': 'Your choice is saved',
  'progress.mails.failed': 'Your choice was not saved',
}

export const officeActivity = {
  'audit.entity.pathTemplate': 'Template of a path',
  'activity.record.pathTemplate': 'the template of a path {reference}',
}

/** The kinds of dates are here because the office and the client read them. */
export const forms = {
  'error.not_approved': 'This needs an approved request. Approve or reopen it first.',
  'error.path_exists': 'This request already has a path.',
  'error.told_recently': 'The client got a “no change” message within the last seven days.',
  'error.date_settled':
    'A colleague has already recorded the result of this date. Reload the page to see it.',
  'error.dates_ahead': 'This request has upcoming dates. Please choose whether to cancel or keep them.',
  'error.date_ahead': 'This date has not come yet.',
  'val.matter.stages': 'A path has at most {max} stages',
  'val.matter.stage': 'Please choose a different stage of this path',
  'val.matter.reason': 'Please enter the reason for going back',
  'val.matter.sentenceAr': 'The client reads Arabic. Please enter the Arabic note, or none.',
  'val.matter.time': 'Please enter a time such as 10:30',
  'val.matter.basis': 'A term needs the basis of its date',
  'val.matter.sameDay': 'Please enter another day or time',
  'val.matter.past': 'This day is over. A date shown to the client must be today or later.',
  'val.matter.powerEnd': 'The end must be after the day of issue',
  'val.matter.state': 'A term can be handled, and any other date held',
  'val.matter.typedDay': 'Please type the day of this term',
  'val.matter.power': 'Please enter the number of the power of attorney in digits',
}

export const controls = {
  'matter.kind.hearing': 'Hearing',
  'matter.kind.term': 'Term',
  'matter.kind.meeting': 'Meeting',
  'matter.kind.other': 'Date',
}

export const officeThreads = {
  'history.stage.begun': '{who} started the path',
  'history.stage.moved': '{who} moved the path from stage {from} to stage {to}',
  'history.matter.told': '{who} informed the client that nothing has changed',
  'history.matter.dateSet': '{who} set a date ({kind})',
  'history.matter.dateChanged': '{who} changed a date ({kind})',
  'history.matter.dateMoved': '{who} moved a date ({kind})',
  'history.matter.dateHeld': '{who} marked a date as held ({kind})',
  'history.matter.dateHandled': '{who} marked a date as handled ({kind})',
  'history.matter.dateMissed': '{who} marked a date as missed ({kind})',
  'history.matter.dateDropped': '{who} dropped a date ({kind})',
  'history.matter.powerAdded': '{who} added a power of attorney',
  'history.matter.powerRemoved': '{who} removed a power of attorney',
}
