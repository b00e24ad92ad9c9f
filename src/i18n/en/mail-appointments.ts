/** Mail about appointments, with the request number and the time. It does not mention the subject. */
export const mail = {
  'mail.appointment.proposed.subject': 'Please confirm a time for your request no. {id}',
  'mail.appointment.proposed.text':
    'We would like to speak with you about your request no. {id}. Please confirm one of these times, in Riyadh time, or choose another:',
  'mail.appointment.choose.text':
    'We would like to speak with you about your request no. {id}. Please choose a time that suits you.',
  'mail.appointment.time': '{when} ({hijri})',
  'mail.appointment.confirmed.subject': 'Your appointment: {short}',
  'mail.appointment.confirmed.text':
    'Your appointment about request no. {id} is confirmed for {when}, Riyadh time ({hijri}).',
  'mail.appointment.moved.subject': 'Your appointment was moved to {short}',
  'mail.appointment.moved.text':
    'Your appointment about request no. {id} was moved. It is now on {when}, Riyadh time ({hijri}).',
  'mail.appointment.changed.subject': 'New details of your appointment on {short}',
  'mail.appointment.changed.text':
    'The details of your appointment about request no. {id} have changed. It is still on {when}, Riyadh time ({hijri}).',
  'mail.appointment.canceled.subject': 'Your appointment was canceled: {short}',
  'mail.appointment.canceled.text':
    'Your appointment about request no. {id} on {when}, Riyadh time ({hijri}), was canceled.',
  'mail.appointment.declined.subject': 'The proposed times for your request no. {id} no longer apply',
  'mail.appointment.declined.text':
    'The times proposed for your request no. {id} no longer apply, and no appointment was made.',
  'mail.appointment.reminder.day.subject': 'Reminder: your appointment on {short}',
  'mail.appointment.reminder.hour.subject': 'Your appointment begins at {time}',
  'mail.appointment.reminder.text':
    'A reminder of your appointment about request no. {id}: {when}, Riyadh time ({hijri}).',
  'mail.appointment.own': 'Where you are ({zone}), that is {own}.',
  'mail.appointment.kind.office': 'We look forward to seeing you at our office: {place}',
  'mail.appointment.kind.phone': 'We will call you on the number you gave us.',
  'mail.appointment.kind.video': 'We meet by video call: {place}',
  'mail.appointment.calendar': 'The attached file updates your calendar.',
  'mail.appointment.calendar.add': 'The attached file adds the appointment to your calendar.',
  'mail.appointment.office.confirmed': 'Request no. {id}: appointment on {short}',
  'mail.appointment.office.confirmed.text':
    'The appointment about request no. {id} is confirmed for {when}, Riyadh time ({hijri}).',
  'mail.appointment.office.moved': 'Request no. {id}: appointment moved to {short}',
  'mail.appointment.office.moved.text':
    'The appointment about request no. {id} was moved. It is now on {when}, Riyadh time ({hijri}).',
  'mail.appointment.office.changed': 'Request no. {id}: new details of the appointment on {short}',
  'mail.appointment.office.changed.text':
    'The details of the appointment about request no. {id} on {when}, Riyadh time ({hijri}), have changed.',
  'mail.appointment.office.taken': 'Request no. {id}: a colleague takes over the appointment on {short}',
  'mail.appointment.office.taken.text':
    'The appointment about request no. {id} on {when}, Riyadh time ({hijri}), is no longer yours.',
  'mail.appointment.office.canceled': 'Request no. {id}: appointment on {short} canceled',
  'mail.appointment.office.canceled.text':
    'The appointment about request no. {id} on {when}, Riyadh time ({hijri}), was canceled.',
  'mail.appointment.office.erased': 'Request no. {id}: appointment on {short} canceled',
  'mail.appointment.office.erased.text':
    'The appointment about request no. {id} on {when}, Riyadh time ({hijri}), is canceled: the client’s personal data has been destroyed at the client’s request.',
  'mail.appointment.office.declined': 'Request no. {id}: the proposed times were declined',
  'mail.appointment.office.declined.text': 'The times proposed for request no. {id} no longer apply.',
  'mail.appointment.summary': 'Consultation, request no. {id}',
  'mail.appointment.description': '{when}, Riyadh time ({hijri})',
  'mail.appointment.lawyer': 'Your appointment is now with {lawyer}.',
}
