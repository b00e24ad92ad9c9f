import type { SampleGuide } from '../types.ts'

export const companies: SampleGuide = {
  guideEn: `## Who this is for

Founders, partners who join or leave, family companies, and foreign investors who set up in the Kingdom.

## Dates to keep

- A foreign investor registers with the Ministry of Investment before the business begins (Investment Law).
- The data of the commercial register is confirmed once a year (Commercial Register Law).
- Annual accounts and meetings have periods of their own in the Companies Law. We enter them in your calendar.

## Steps

1. We choose the form with you: who decides, who is liable, how one leaves.
2. We draft the articles of association and the partners’ agreement.
3. We reserve the name and enter the company in the register.
4. We register it for tax, social insurance and labor.

## What to bring

- IDs or passports of the partners
- A description of the activity
- Shares, and who manages
- For a foreign partner: company documents, legalized and translated

## Time and fees

A plain formation is a matter of weeks, and documents from abroad take the longest. The fee for formation is fixed. Government fees are listed apart.

## Questions

### Do we need a partners’ agreement besides the articles?

Often. It holds what the articles cannot say well: voting, exit, price, and what happens when partners disagree.

### Is a director liable for every loss?

No. A considered decision within the director’s powers and without an undisclosed interest is not a breach of duty.`,
  guideAr: `## لمن هذه الخدمة

للمؤسسين، ولمن يدخل شريكًا أو يتخارج، وللشركات العائلية، وللمستثمر الأجنبي الذي يبدأ نشاطه في المملكة.

## مواعيد تُحفظ

- يسجّل المستثمر الأجنبي لدى وزارة الاستثمار قبل بدء نشاطه (نظام الاستثمار).
- تُؤكَّد بيانات السجل التجاري مرة كل سنة (نظام السجل التجاري).
- للقوائم المالية والجمعيات مدد في نظام الشركات، ندوّنها في تقويمك.

## الخطوات

1. نختار الشكل معك: من يقرر، ومن يُسأل، وكيف يكون التخارج.
2. نصوغ عقد التأسيس واتفاقية الشركاء.
3. نحجز الاسم التجاري ونقيّد الشركة في السجل.
4. نسجّلها للضريبة والتأمينات الاجتماعية والعمل.

## ما تحضره معك

- هويات الشركاء أو جوازات سفرهم
- وصف النشاط
- الحصص واسم المدير
- للشريك الأجنبي: مستندات شركته مصدّقة ومترجمة

## المدة والأتعاب

يستغرق التأسيس المعتاد أسابيع، وأطولها انتظار المستندات من الخارج. وأتعاب التأسيس مبلغ محدد، وتُذكر الرسوم الحكومية مستقلة عنها.

## أسئلة

### هل نحتاج إلى اتفاقية شركاء مع عقد التأسيس؟

غالبًا، ففيها ما لا يتسع له العقد: التصويت والتخارج والثمن وما يكون عند اختلاف الشركاء.

### هل يُسأل عضو المجلس عن كل خسارة؟

لا، فالقرار المدروس الذي يتخذه في حدود صلاحياته ودون مصلحة أخفاها ليس إخلالًا بواجبه.`,
}
