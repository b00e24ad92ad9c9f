/** The private page on which a guest follows a request. */
export const followedRequest = {
  'followed.title': 'Your request',
  'followed.keep': 'Keep the address of this page: whoever has it can see the status of your request.',
  'followed.status': 'Status',
  'followed.status.pending': 'In review',
  'followed.status.approved': 'Approved',
  'followed.status.completed': 'Completed',
  'followed.status.rejected': 'Rejected',
  'followed.status.withdrawn': 'Withdrawn',
  'followed.sentOn': 'Sent on',
  'followed.replyDue': 'A lawyer is reading your request. We respond by {by}.',
  'followed.replyLate': 'Our reply was due by {by} and is late. Please call us.',
  'followed.inReview': 'We are reviewing your request and will contact you.',
  'followed.approved': 'We will contact you to arrange your consultation.',
  'followed.underway': 'We are working on your matter.',
  'followed.spoke': 'You spoke with us on {by}. Next, we tell you how your matter continues.',
  'followed.completed': 'The consultation is complete. Thank you for your trust.',
  'followed.rejected':
    'We are sorry that we are unable to take on your request. Time limits may be running, so please consult another lawyer without delay.',
  'followed.withdrawn': 'You withdrew this request. We take no further steps in it.',
  'followed.note': 'The firm adds',
  'followed.call': 'Do you have a question? Call us and mention the number.',
  'followed.withdraw': 'Withdraw the request',
  'followed.withdraw.body':
    'We stop the review and send no reply. A withdrawn request cannot be reopened, but you can send a new one at any time.',
  'followed.withdraw.confirm': 'Yes, withdraw it',
  'followed.withdraw.failed': 'The request was not withdrawn',
  'followed.unknown': 'This link is no longer valid',
  'followed.unknown.text':
    'It may be incomplete, or it has ended: the link of a closed request works for 90 days, and a request that was added to an account is followed there. Please call us if you have a question.',
}
