import type { SamplePublication } from '../types.ts'

export const foreignInvestors: SamplePublication = {
  titleEn: 'A company in Riyadh: the first ten weeks of a foreign investor',
  titleAr: '',
  summaryEn:
    'From registration with the Ministry of Investment to the first salary: the order of the steps, and the two that take longer than anyone expects.',
  summaryAr: '',
  contentEn: `Setting up in the Kingdom has become faster, and the rules behind it are newer than most guides that describe them. The Investment Law came into force in February 2025 and replaced the foreign investment law of 2000; the laws on the commercial register and on trade names followed in April of the same year. If your checklist is older than that, begin with a fresh one.

## Weeks one to three: decide before you file

- **The activity.** Foreign investors register with the Ministry of Investment before they begin. Some activities are excluded or need an approval of their own, and the wording of the activity decides which.
- **The form.** A limited liability company suits most subsidiaries. The simplified joint stock company, introduced by the Companies Law of 1443H, leaves more room for investors’ agreements.
- **The articles.** Say who manages, which acts need two signatures, and what happens when shareholders disagree. A template answers none of these questions.

## The step that takes longest

> Documents from home are late more often than approvals in Riyadh.

Board resolutions, powers of attorney and certificates of registration must be apostilled or legalized, depending on the country, and translated into Arabic by a licensed translator. Start on the first day. Check that names are spelled in one way throughout, because the Arabic form will follow you for years.

## Weeks four to seven: register

1. Registration with the Ministry of Investment.
2. Reservation of the trade name, and the articles.
3. Entry in the commercial register. One register now covers the whole Kingdom, and its data is confirmed once a year.
4. Disclosure of the beneficial owner.
5. Registration with the tax, social insurance and labor authorities, and a national address.

## The second slow step

The bank account. Bring the ownership chart to the first meeting, with passports and the source of funds. Managers who live abroad should expect questions, and at least one visit.

## Weeks eight to ten: begin to trade

| Before you | Make sure that |
| --- | --- |
| hire | the contract is documented on the official platform, and the ratio of Saudi staff has been planned |
| invoice | electronic invoicing is set up as the tax authority asks |
| bid for government work | you know the rules on regional headquarters and local content |
| collect data | your privacy notice exists in Arabic |

Ten weeks is a fair estimate for a plain case with documents in order. A regulated activity takes longer, and it is wiser to know that in week one.`,
  contentAr: '',
  category: 'corporate_law',
  authorUsername: 'khalid.mutairi',
  daysAgo: 226,
  isVisible: true,
  publishedLanguages: ['en'],
}
