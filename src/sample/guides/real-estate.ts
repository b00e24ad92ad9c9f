import type { SampleGuide } from '../types.ts'

export const realEstate: SampleGuide = {
  guideEn: `## Who this is for

Buyers before they pay, owners whose unit is late or has defects, landlords and tenants, and developers.

## Time limits

- The contract sets the day of handover, and often the days in which a defect is reported. Count from these first.
- A defect that appears after handover is reported in writing as soon as it is seen. Silence weakens the claim.
- A developer may not sell off plan before the project is licensed, and installments go to the escrow account of the project (law on off-plan projects).

## Steps

1. We read the deed, the plan and the license together.
2. We check the license with the Real Estate General Authority.
3. We write to the developer or the other party, with the defects listed.
4. Without an answer we go to the authority or to the court.

## What to bring

- The contract and its annexes
- The deed, or the number of the project license
- Receipts of every payment
- Dated photographs and the handover report

## Time and fees

A review before a purchase is short. A dispute over defects often needs an engineer’s report. The review has a fixed fee. The fee of a dispute is agreed for each stage.

## Questions

### May I pay to another account if the price is lower?

No. Money paid outside the escrow account loses the protection of the project.

### Should I take the keys in spite of defects?

Usually yes, if they are small and written into the report. For serious ones, ask first.`,
  guideAr: `## لمن هذه الخدمة

للمشتري قبل أن يدفع، ولمن تأخرت وحدته أو ظهرت فيها عيوب، وللمؤجر والمستأجر والمطوّر.

## المدد

- يحدد العقد يوم التسليم، ويحدد غالبًا أيام الإبلاغ عن العيوب، فابدأ الحساب منها.
- يُبلَّغ عن العيب الذي يظهر بعد التسليم كتابةً فور ظهوره، والسكوت يُضعف المطالبة.
- لا يبيع المطوّر على الخارطة قبل ترخيص المشروع، وتُودَع الأقساط في حساب ضمان المشروع (نظام بيع وتأجير مشروعات عقارية على الخارطة).

## الخطوات

1. نقرأ الصك والمخطط والرخصة معًا.
2. نتحقق من الترخيص لدى الهيئة العامة للعقار.
3. نخاطب المطوّر أو الطرف الآخر ببيان العيوب.
4. إذا لم يُجب اتجهنا إلى الهيئة أو المحكمة.

## ما تحضره معك

- العقد وملاحقه
- الصك أو رقم ترخيص المشروع
- إيصالات جميع الدفعات
- صور مؤرخة ومحضر التسليم

## المدة والأتعاب

المراجعة قبل الشراء قصيرة، ومنازعات العيوب تحتاج في الغالب إلى تقرير مهندس. وللمراجعة أتعاب محددة، وتُحدَّد أتعاب النزاع لكل مرحلة.

## أسئلة

### هل أدفع إلى حساب آخر إذا خُفّض الثمن؟

لا، فما يُدفع خارج حساب الضمان يفقد حماية المشروع.

### هل أتسلّم المفاتيح مع وجود عيوب؟

نعم في الغالب إن كانت يسيرة ودُوّنت في المحضر، أما الجسيمة فاسأل قبل التسلّم.`,
}
