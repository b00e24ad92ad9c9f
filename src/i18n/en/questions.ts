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
