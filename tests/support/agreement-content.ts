import type { Content } from '#features/agreements/content.ts'
import { agreementPaper } from '#features/agreements/server/agreement-paper.ts'
import type { Paper } from '#features/agreements/server/pdf/paper.ts'

/** An agreement about 20,000.05 riyals, with 15 % of value added tax, in one installment. */
export const agreementContent: Content = {
  number: '1042-1',
  version: 1,
  day: '2026-12-27',
  cityEn: 'Riyadh',
  cityAr: 'الرياض',
  firmEn: 'Mizan Attorneys',
  firmAr: 'ميزان للمحاماة والاستشارات القانونية',
  firmVatNumber: '300000000000003',
  firmLicence: '30/9000',
  firmRegister: '7099999140',
  firmAddressEn: 'Al Olaya, Riyadh 12213',
  firmAddressAr: 'حي العليا، الرياض 12213',
  firmPhone: '+966115550140',
  firmEmail: 'info@mizan.example',
  bankName: 'مصرف الراجحي',
  iban: 'SA0380000000608010167519',
  clientName: 'منيرة القحطاني',
  partyEn: 'Acme Trading Co. (L.L.C.)',
  partyAr: 'شركة أفق الخليج (Gulf Horizon W.L.L.)',
  partyPaper: { kind: 'unified', number: '7001234567' },
  clientPhone: '+966551234567',
  clientEmail: 'm.qahtani@example.com',
  representative: 'منيرة القحطاني',
  capacity: 'المدير العام',
  lawyerEn: 'Noura Al-Subaie',
  lawyerAr: 'نورة السبيعي',
  licenceNumber: '30/1234',
  licenceDate: '2015-03-02',
  kind: 'fixed',
  amount: 2_000_005,
  vatRate: 15,
  estimate: null,
  cap: null,
  validUntil: '2027-01-26',
  expectedFrom: '2027-01-03',
  expectedTo: '2027-06-30',
  payerName: '',
  textAr: 'أولًا: نطاق العمل\nيتولى المكتب تمثيل العميل.',
  textEn: '',
  instalments: [
    {
      labelAr: 'عند التوقيع',
      labelEn: 'On signature',
      amount: 2_300_006,
      due: 'acceptance',
      day: null,
      stage: null,
    },
  ],
}

/** The paper of that agreement with this text, and with these values instead of its parties. */
export const paperWith = (
  textAr: string,
  { textEn = '', values = ['Acme Trading Co. Ltd.'] }: { textEn?: string; values?: readonly string[] } = {},
): Paper => {
  const { texts, ...paper } = agreementPaper(
    { ...agreementContent, textAr, textEn },
    { use: 'sent', logo: '' },
  )
  const rows = values.map((value) => ({ label: 'العميل', value }))
  const sections = [{ title: 'عقد', groups: [{ title: '', rows }] }]
  return { ...paper, texts: { ...texts, ar: { ...(texts.ar as object), sections } } }
}
