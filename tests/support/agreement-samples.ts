import type { Content } from '#features/agreements/content.ts'
import type { PaperUse } from '#features/agreements/server/agreement-paper.ts'
import { agreementContent } from './agreement-content.ts'

const textAr = `تمهيد
لما كان العميل يرغب في توكيل المكتب في النزاع القائم مع شركة Acme Trading Co. (L.L.C.)، فقد اتفق الطرفان على ما يأتي.
أولًا: نطاق العمل
يتولى المكتب تمثيل العميل أمام المحكمة التجارية بالرياض في الدعوى رقم 4570123456، ويشمل ذلك إعداد اللوائح وحضور الجلسات ومتابعة تنفيذ الحكم.
ثانيًا: الأتعاب
الأتعاب 20,000.05 ريال تضاف إليها ضريبة القيمة المضافة، والإجمالي 23,000.06 ريال سعودي.
ثالثًا: التزامات العميل
يقدّم العميل المستندات والبيانات اللازمة خلال 10 أيام، ويسدد الدفعات في مواعيدها على الحساب المبين في هذا العقد.
رابعًا: إنهاء العقد
للعميل إنهاء العقد كتابةً في أي وقت، ويستحق المكتب أتعاب ما أنجزه من العمل.
خامسًا: السرية
يحافظ المكتب على سرية معلومات العميل، ويبقى هذا الالتزام بعد انتهاء العقد.`

const textEn = `1. Scope of work
The firm represents the client before the Commercial Court in Riyadh in case no. 4570123456 against Acme Trading Co. (L.L.C.).
2. Fees
The fee is SAR 20,000.05, to which value added tax is added. The total is SAR 23,000.06.
3. End of the agreement
The client may end the agreement in writing at any time. The firm is paid for the work that it has done.`

const person = {
  ...agreementContent,
  textAr,
  ...{ partyEn: 'منيرة القحطاني', partyAr: 'منيرة القحطاني', representative: '', capacity: '' },
  partyPaper: { kind: 'identity', number: '1012345678' },
} satisfies Content

const monthly = Array.from({ length: 36 }, (_none, month) => ({
  ...{ labelAr: `الدفعة ${month + 1}`, labelEn: '', amount: 63_889, stage: null },
  due: 'day' as const,
  day: new Date(Date.UTC(2027, month, 28)).toISOString().slice(0, 10),
}))

const hourly: Content = {
  ...person,
  textEn,
  ...{ kind: 'hourly', amount: 125_000, estimate: 2_500_000, cap: 4_000_000, instalments: [] },
}

const consultation: Content = {
  ...person,
  ...{
    kind: 'consultation',
    amount: 50_000,
    vatRate: 0,
    firmVatNumber: '',
    expectedFrom: null,
    expectedTo: null,
  },
  textAr: 'يقدّم المكتب للعميل استشارة قانونية واحدة مدتها ساعة.',
  instalments: monthly.slice(0, 1).map((each) => ({ ...each, amount: 50_000 })),
}

/** Agreements as a firm writes them, with the number of their pages. */
export const agreementSamples: readonly { name: string; content: Content; use?: PaperUse; pages: number }[] =
  [
    { name: 'arabic', content: person, pages: 2 },
    { name: 'both-languages', content: { ...person, textEn }, pages: 4 },
    { name: 'hourly', content: hourly, pages: 4 },
    { name: '36-installments', content: { ...person, instalments: monthly }, pages: 3 },
    { name: 'company', content: { ...agreementContent, textAr, textEn }, pages: 4 },
    {
      name: 'power-of-attorney',
      content: {
        ...person,
        representative: 'عبدالله بن سعد القحطاني',
        capacity: 'وكيل بموجب الوكالة رقم 451234567 وتاريخ 12/05/1448هـ',
      },
      pages: 2,
    },
    { name: 'one-page', content: consultation, pages: 1 },
    { name: 'sixty-pages', content: { ...person, textAr: `${textAr}\n`.repeat(174).trim() }, pages: 60 },
    { name: 'vat-0', content: { ...person, vatRate: 0, textEn }, pages: 4 },
    { name: 'other-payer', content: { ...person, payerName: 'شركة المراعي (Almarai Co.)' }, pages: 2 },
    { name: 'on-paper', content: { ...agreementContent, textAr, textEn }, use: 'signing', pages: 4 },
    { name: 'draft', content: person, use: 'draft', pages: 2 },
  ]
