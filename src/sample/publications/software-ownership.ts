import type { SamplePublication } from '../types.ts'

export const softwareOwnership: SamplePublication = {
  titleEn: 'You paid for the software. Do you own it?',
  titleAr: 'دفعتَ ثمن البرنامج، فهل تملكه؟',
  summaryEn:
    'Payment and ownership are two different promises. What a company should have in writing before a developer types the first line.',
  summaryAr: 'الدفع شيء والتملّك شيء آخر. ما الذي ينبغي أن يُكتب قبل أن يخط المبرمج أول سطر؟',
  contentEn: `An investor asks a founder one question: who owns the code? The founder opens the invoice. The investor waits for the contract. Many financing rounds in Riyadh have lost a month at exactly this point.

## The rule people forget

A computer program is protected by the Copyright Law as a work from the moment it is created, without registration. The right begins with its author. Paying for the work does not by itself move the right to the person who paid, and it is unsafe to assume that employment does so in every case. What moves it is a written contract.

## What the contract should say

- **What is transferred.** Name the rights: to use, copy, change, publish, license and sell. What is not mentioned may be held to have stayed with the author.
- **Which work.** Describe it. A promise to hand over everything a person will ever write is not effective; a transfer of each delivery is.
- **When.** On creation or on payment, but one of the two, in words.
- **What came from elsewhere.** A list of open-source parts with their licenses, kept up to date by the developer.
- **The keys.** Repository, domain, cloud account and application store belong to the company’s own accounts from the first day.

> Ownership without the password is a theory.

## Employees, contractors, agencies

| Who wrote it | What to check |
| --- | --- |
| Employee | An assignment clause in the contract or a signed annex |
| Freelancer | An assignment per project, before the last payment |
| Agency | The agency’s own contracts with the people who do the work |

## Repairing an old gap

If the program already exists and the paper does not, ask for the assignment now, while relations are good. Deposit or registration with the Saudi Authority for Intellectual Property does not create the right, but it helps to prove the date and the content. Trade secrets need a different kind of care: a short list of who has access, and a reason for each name on it.`,
  contentAr: `يسأل المستثمر مؤسس الشركة سؤالًا واحدًا: من يملك البرنامج؟ فيفتح المؤسس الفاتورة، وينتظر المستثمر العقد. وكم من جولة استثمارية في الرياض تأخرت شهرًا عند هذه اللحظة.

## القاعدة المنسية

برامج الحاسب مصنفات يحميها نظام حماية حقوق المؤلف منذ ابتكارها ودون حاجة إلى تسجيل، والحق يثبت ابتداءً لمؤلفها. ودفع المقابل لا ينقل الحق وحده إلى من دفع، ولا يُؤمَن أن يُفترض انتقاله بعقد العمل في كل حال. والذي ينقله عقد مكتوب.

## ما الذي يقوله العقد؟

- **ما المنقول:** سمِّ الحقوق: الاستعمال والنسخ والتعديل والنشر والترخيص والبيع. وما سُكت عنه قد يُعد باقيًا لصاحبه.
- **أي عمل:** صف العمل وصفًا كافيًا. فالتصرف في كل ما سيكتبه الشخص مستقبلًا دون تعيين لا أثر له، أما نقل كل تسليم على حدة فصحيح.
- **متى:** عند الإنشاء أو عند السداد، على أن تختار أحدهما وتكتبه.
- **ما جاء من غيره:** قائمة بالمكونات مفتوحة المصدر وتراخيصها، يحدّثها المطور.
- **المفاتيح:** مستودع الشيفرة والنطاق والحساب السحابي وحساب متجر التطبيقات باسم الشركة من اليوم الأول.

> ملكية بلا كلمة مرور ملكية على الورق.

## موظف أم مستقل أم شركة؟

| من كتب البرنامج | ما الذي تتحقق منه |
| --- | --- |
| موظف | بند تنازل في العقد أو ملحق موقّع |
| مستقل | تنازل لكل مشروع قبل الدفعة الأخيرة |
| شركة برمجة | عقودها هي مع من يعمل لديها |

## سد الفجوة القديمة

إذا كان البرنامج قائمًا والورق غائبًا فاطلب التنازل الآن والعلاقة طيبة. وتسجيل المصنف لدى الهيئة السعودية للملكية الفكرية لا ينشئ الحق، لكنه يعين على إثبات التاريخ والمحتوى. أما الأسرار التجارية فلها عناية أخرى: قائمة قصيرة بمن يطّلع عليها، وسبب لكل اسم فيها.`,
  category: 'intellectual_property',
  authorUsername: 'reem.zahrani',
  daysAgo: 260,
  isVisible: true,
  publishedLanguages: ['en', 'ar'],
}
