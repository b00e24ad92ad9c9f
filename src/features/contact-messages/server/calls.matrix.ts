import { everyone, insertedId, type Matrix, office } from '#tests/support/matrix-rows.ts'
import { contactMessages } from './table.ts'

export const contactMessage = {
  name: 'Sara Al-Harbi',
  email: 'sara@example.com',
  subject: 'An appointment',
  message: 'May I come on Sunday?',
}

export const matrix: Matrix = {
  calls: {
    'POST /api/contact': everyone(201, contactMessage),
    'GET /api/admin/contact-messages': office(200),
    'GET /api/admin/contact-messages.csv': office(200),
    'GET /api/admin/contact-messages/{id}': office(200),
    'PUT /api/admin/contact-messages/{id}': office(200, { isRead: true }),
    'DELETE /api/admin/contact-messages/{id}': office(204),
    'POST /api/admin/contact-messages/{id}/reply': office(201, { message: 'Come on Sunday at ten.' }),
    'POST /api/admin/contact-messages/{id}/consultation': office(201, {
      firstName: 'Sara',
      lastName: 'Al-Harbi',
      phone: '0550123344',
      service: 'contract',
    }),
  },
  records: {
    'contact-messages': (db) => insertedId(db.insert(contactMessages).values(contactMessage).returning()),
  },
}
