/** Fee agreements of the sample firm, recorded on paper or still drafts: the people cannot accept them. */
export const sampleAgreements = [
  {
    consultation: 'إدخال شريك رابع في الشركة',
    lawyer: 'noura.subaie',
    state: 'in_force' as const,
    kind: 'stages' as const,
    amount: 1_800_000,
    daysAgo: 1.6,
    expected: { fromInDays: 0, toInDays: 60 },
    instalments: [
      {
        labelAr: 'عند التوقيع',
        labelEn: 'On signature',
        amount: 1_035_000,
        dueInDays: null,
        isPaid: true,
      },
      {
        labelAr: 'عند قيد التعديل في السجل التجاري',
        labelEn: 'On entry of the amendment',
        amount: 1_035_000,
        dueInDays: 45,
        isPaid: false,
      },
    ],
    textAr:
      'يتولى المكتب للعميل {client} تعديل عقد تأسيس الشركة لإدخال شريك رابع، ويشمل ذلك صياغة قرار الشركاء والعقد المعدل ومتابعة قيده.\nالأتعاب {fee} تضاف إليها ضريبة القيمة المضافة {vat}، والإجمالي {total} ({totalInWords}).\nوللعميل إنهاء العقد كتابةً، ويستحق المكتب أتعاب ما أنجزه من العمل.',
    textEn:
      'The firm amends the articles of association of {client} for a fourth partner. This includes the resolution, the amended articles and their entry.\nThe fee is {fee}, with value added tax of {vat}. The total is {total} ({totalInWords}).\nThe client may end the agreement in writing. The firm is paid for the work that it has done.',
  },
  {
    consultation: 'Setting up a limited liability company in Riyadh',
    lawyer: 'abdullah.rashid',
    state: 'draft' as const,
    kind: 'fixed' as const,
    amount: 1_200_000,
    daysAgo: 0.8,
    expected: { fromInDays: 3, toInDays: 45 },
    instalments: [],
    textAr:
      'يتولى المكتب للعميل {client} تأسيس شركة ذات مسؤولية محدودة في الرياض، من حجز الاسم حتى صدور السجل التجاري.\nالمدة المتوقعة من {from} إلى {to}.\nالأتعاب {fee} تضاف إليها ضريبة القيمة المضافة {vat}، والإجمالي {total} ({totalInWords}).',
    textEn:
      'The firm sets up a limited liability company in Riyadh for {client}, from the reservation of the name to the commercial register.\nThe work is expected to take from {from} to {to}.\nThe fee is {fee}, with value added tax of {vat}. The total is {total} ({totalInWords}).',
  },
]
