import type { SampleGuide } from '../types.ts'

export const arbitration: SampleGuide = {
  guideEn: `## Who this is for

Parties whose contract sends disputes to arbitration, and those who hold an award or want to have one set aside.

## Time limits

- An action to annul an award is brought within sixty days of its notification (Arbitration Law, article 51).
- Unless the parties or the rules they chose say otherwise, the tribunal ends the dispute within twelve months of the start of the proceedings (article 40).
- The contract may ask for negotiation first. Note its days.

## Steps

1. We read the clause: scope, institution, seat, number, language.
2. We try the settlement the contract asks for, and record it.
3. We send the request, and appoint an arbitrator with you.
4. We plead, and afterwards enforce the award or contest it.

## What to bring

- The contract with the arbitration clause
- Notices that have been exchanged
- Evidence of performance and of the loss

## Time and fees

Written pleadings and hearings usually take months. Besides our fee there are the arbitrators and the institution. You see an estimate of all three before you begin.

## Questions

### Can an award be appealed?

Not on its merits. It may be annulled on the grounds listed in the law, and the action does not by itself stop enforcement.

### May we settle during the proceedings?

Yes. The settlement can be recorded as an award, so that it can be enforced.`,
  guideAr: `## لمن هذه الخدمة

لمن يحيل عقده النزاع إلى التحكيم، ولمن بيده حكم تحكيم يريد تنفيذه أو صدر عليه حكم يريد إبطاله.

## المدد النظامية

- تُرفع دعوى بطلان حكم التحكيم خلال ستين يومًا من تبليغه (المادة 51 من نظام التحكيم).
- تنهي الهيئة الخصومة خلال اثني عشر شهرًا من بدء الإجراءات، ما لم يتفق الطرفان أو تنص القواعد التي اختاراها على غير ذلك (المادة 40).
- قد يشترط العقد التفاوض أولًا، فدوّن أيامه.

## الخطوات

1. نقرأ الشرط: النطاق والمركز والمقر والعدد واللغة.
2. نسلك التسوية التي يطلبها العقد ونوثّقها.
3. نرسل طلب التحكيم ونختار معك المحكّم.
4. نترافع، ثم ننفّذ الحكم أو نطعن ببطلانه.

## ما تحضره معك

- العقد الذي فيه شرط التحكيم
- الإخطارات المتبادلة
- ما يثبت التنفيذ والضرر

## المدة والأتعاب

تستغرق المذكرات والجلسات شهورًا في الغالب. وإلى جانب أتعابنا أتعاب المحكّمين ورسوم المركز، ونعطيك تقديرًا للثلاثة قبل أن تبدأ.

## أسئلة

### هل يُستأنف حكم التحكيم؟

لا يُطعن فيه من حيث موضوعه، وتُرفع دعوى بطلانه لأسباب محصورة في النظام، ولا يوقف رفعها التنفيذ وحده.

### هل نتصالح أثناء الإجراءات؟

نعم، ويمكن أن يُثبت الصلح في حكم تحكيم ليكون قابلًا للتنفيذ.`,
}
