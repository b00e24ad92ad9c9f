import type { SampleDocument, SampleDocumentRequest } from './types.ts'

const newPartner = 'إدخال شريك رابع في الشركة'
const dismissal = 'إنهاء عقدي دون إشعار'
const retailers = 'صياغة عقد نموذجي مع تجار التجزئة'
const company = 'Setting up a limited liability company in Riyadh'

/** The files are in `files/`. `openedDaysAgo` is when the other side opened them. */
export const sampleDocuments: readonly SampleDocument[] = [
  {
    file: 'supply-template.pdf',
    name: 'نموذج عقد توريد - مسودة.pdf',
    clientUsername: 'omar.bawazir',
    uploadedBy: 'maha.anazi',
    consultation: retailers,
    daysAgo: 12,
    opened: { daysAgo: 11.6, byUsername: 'omar.bawazir' },
    messageKey: null,
  },
  {
    file: 'commercial-register.pdf',
    name: 'Commercial register extract.pdf',
    clientUsername: 'dweber',
    uploadedBy: 'dweber',
    consultation: company,
    daysAgo: 4.2,
    opened: { daysAgo: 4.1, byUsername: 'abdullah.rashid' },
    messageKey: null,
  },
  {
    file: 'joint-signature.pdf',
    name: 'Draft clause on joint signature.pdf',
    clientUsername: 'dweber',
    uploadedBy: 'abdullah.rashid',
    consultation: company,
    daysAgo: 3.12,
    opened: { daysAgo: 2.9, byUsername: 'dweber' },
    messageKey: 'manager-2',
  },
  {
    file: 'articles.pdf',
    name: 'عقد التأسيس.pdf',
    clientUsername: 'sara.alharbi',
    uploadedBy: 'sara.alharbi',
    consultation: newPartner,
    daysAgo: 1.32,
    opened: { daysAgo: 1.22, byUsername: 'noura.subaie' },
    messageKey: 'new-partner-2',
  },
  {
    file: 'power-of-attorney.pdf',
    name: 'نص مقترح للوكالة.pdf',
    clientUsername: 'sara.alharbi',
    uploadedBy: 'noura.subaie',
    consultation: newPartner,
    daysAgo: 0.13,
    opened: null,
    messageKey: 'new-partner-3',
  },
  {
    file: 'employment-contract.pdf',
    name: 'عقد العمل.pdf',
    clientUsername: 'f.otaibi',
    uploadedBy: 'f.otaibi',
    consultation: dismissal,
    daysAgo: 0.056,
    opened: null,
    messageKey: 'dismissal-papers',
  },
  {
    file: 'termination-notice.pdf',
    name: 'إشعار إنهاء العقد.pdf',
    clientUsername: 'f.otaibi',
    uploadedBy: 'f.otaibi',
    consultation: dismissal,
    daysAgo: 0.054,
    opened: null,
    messageKey: 'dismissal-papers',
  },
  {
    file: 'payslips.pdf',
    name: 'كشف الراتب.pdf',
    clientUsername: 'f.otaibi',
    uploadedBy: 'f.otaibi',
    consultation: dismissal,
    daysAgo: 0.052,
    opened: null,
    messageKey: 'dismissal-papers',
  },
]

/** `dueInDays` counts from the seeding; one is overdue. */
export const sampleDocumentRequests: readonly SampleDocumentRequest[] = [
  {
    title: 'قائمة المنتجات وأسعارها لكل تاجر',
    clientUsername: 'omar.bawazir',
    requestedBy: 'maha.anazi',
    consultation: retailers,
    daysAgo: 11.9,
    dueInDays: -3,
    receivedFile: null,
  },
  {
    title: 'Passports of both managers',
    clientUsername: 'dweber',
    requestedBy: 'abdullah.rashid',
    consultation: company,
    daysAgo: 5.7,
    dueInDays: 5,
    receivedFile: null,
  },
  {
    title: 'عقد التأسيس بآخر تعديلاته',
    clientUsername: 'sara.alharbi',
    requestedBy: 'noura.subaie',
    consultation: newPartner,
    daysAgo: 2.03,
    dueInDays: 1,
    receivedFile: 'articles.pdf',
  },
  {
    title: 'قرار الشركاء موقّعًا',
    clientUsername: 'sara.alharbi',
    requestedBy: 'noura.subaie',
    consultation: newPartner,
    daysAgo: 2.02,
    dueInDays: 3,
    receivedFile: null,
  },
]
