export const mail = {
  'mail.questions.subject': 'A few questions about your request no. {id}',
  'mail.questions.text':
    'A few questions about your request no. {id} wait for you. Your answers help us prepare the first talk.',
  'mail.questions.guest': 'You can answer them through your private link, without an account.',
  'mail.questions.open': 'Answer the questions',
  'mail.answers.subject': 'Request no. {id}: answers arrived',
  'mail.answers.text': 'The answers to the questions about request no. {id} arrived.',
}

/** Refusals of the server. */
export const answers = {
  'error.published': 'This version is published and does not change. Begin the next version.',
  'error.questionsClosed': 'This request is closed, so its questions can no longer be answered.',
  'error.questionsMissing': 'There are no published questions for this area yet.',
  'val.question.amount': 'Please enter an amount in riyals, such as 12,500.50',
  'val.question.none': 'Please answer at least one question',
}

export const officeActivity = {
  'audit.entity.questionSet': 'Questions of an area',
  'activity.record.questionSet': 'the questions of an area {reference}',
}

/** The questions as the person sees them, in the portal and with a private link. */
export const ownQuestions = {
  'questions.title': 'A few questions',
  'questions.intro':
    'Your answers help the lawyer prepare. Everything you enter is saved as you type, and is sent when you press the button.',
  'questions.offer.offered':
    'You can answer a few questions now, so that the first talk begins where it matters.',
  'questions.offer.requested': 'We have a few questions about your request.',
  'questions.offer.changed': 'You have answers that are not sent yet.',
  'questions.offer.answered': 'We received your answers. Thank you.',
  'questions.answer': 'Answer the questions',
  'questions.change': 'Open the answers',
  'questions.yesNo.yes': 'Yes',
  'questions.yesNo.no': 'No',
  'questions.paper.yes': 'I have this document',
  'questions.paper.no': 'I do not have it',
  'questions.amount': 'In riyals, such as 12,500',
  'questions.replaced': 'A newer answer from another window is shown. You had entered here:',
  'questions.state.saving': 'Saving…',
  'questions.state.saved': 'Saved',
  'questions.state.offline':
    'No connection. Your answers stay on this device and are saved when the connection is back.',
  'questions.continue': 'Save and continue',
  'questions.send': 'Send the answers',
  'questions.sent': 'Your answers were sent',
  'questions.sent.text': 'You can change an answer and send again. Earlier answers stay with us.',
  'questions.sentOn': 'You sent answers on {day}. Changes are sent as further answers.',
  'questions.none': 'There are no questions about this request.',
  'questions.closed': 'This request is closed. Its questions can no longer be answered.',
  'questions.back': 'Back to the request',
  'questions.failed': 'The questions could not be loaded',
}
