export const privacyPolicyEn = `This notice tells you what personal data {firm} collects, why, on what basis, with whom it is shared, how long it is kept, and how to use your rights. It is written under the Personal Data Protection Law of the Kingdom of Saudi Arabia (Royal Decree M/19 of 9/2/1443 H, as amended by Royal Decree M/148 of 5/9/1444 H) and its implementing regulations.

## Who is responsible

The controller of your personal data is **{firm}**, attorneys and legal consultants licensed in the Kingdom of Saudi Arabia.

- Address: {address}
- Email: {email}
- Phone: {phone}

For anything about your personal data, write to the email above with the words “Personal data” in the subject. Your message goes to the person in the firm who is responsible for the protection of personal data.

## What we collect, and how

We collect what you give us and a small amount of technical data sent by your device. We do not buy data about you or build profiles.

| When | What | Is it required? |
|---|---|---|
| You request a consultation | First and last name, email, phone, field of law, your message; if you wish, a subject and a preferred date and time | Yes, except the subject and the time |
| You send a contact message | Name, email, subject, message; if you wish, your phone | Yes, except the phone |
| You register | Username, name, email, password (kept only in a form from which it cannot be read back), preferred language; if you wish, your phone and the reason for registering | Yes, except what you may leave out |
| You use the client portal | Messages, documents, favorites and the history of your requests | No; you decide what to send |
| We work on your matter | Its stages and dates; number, dates and scope of your powers of attorney | As far as the matter needs it |
| You receive or accept a fee agreement | Its text and amounts, payments, your name and confirmed email, the times of sending, first opening and acceptance, IP address and kind of browser at the acceptance | Yes, for an agreement on the website |
| You subscribe to the newsletter | Email, language and the areas you choose | Yes |
| You log in or send a form | IP address, kind of browser, time | Sent by your device |

If you leave out what is required, we cannot answer the request; nothing else follows from it.

**Please do not send sensitive data**, such as data about health, faith, criminal records or genetic data, and no confidential documents through the public forms. Where your matter needs them, we will ask for them after an engagement and through a secure channel.

## Why we use it, and on what basis

| Purpose | Basis |
|---|---|
| To answer your request or message, check for conflicts of interest and prepare an engagement | Your consent, given when you send the form; for the check of conflicts, the duties that the law places on attorneys |
| To run your account and the client portal | The agreement between you and us (terms of service) |
| To represent and advise you | The engagement, and the duties that the law places on attorneys |
| To send the newsletter | Your consent, confirmed by a link in an email |
| To keep the site secure: limits on attempts, records of who logged in and who changed what | Our legitimate interest in protecting your data and ours |
| To count visits to public pages | Your consent, and only after you give it |
| To meet legal duties, such as keeping records and answering competent authorities | The law |

We do not use your data for another purpose without telling you first and, where the law asks for it, without your consent. No decision about you is based on automated processing alone.

## With whom we share it

- **Inside the firm**: only those who work on your matter or run the systems.
- **Processors who work for us and on our instructions**: hosting, email delivery and technical maintenance. Each is bound by a contract that forbids any use of their own.
- **Courts, public authorities, notaries, experts and other parties**, as far as your matter needs it and you have instructed us.
- **Competent authorities**, where the law obliges us.

Professional confidentiality applies to all of it. We never sell personal data and never pass it on for advertising.

## Where it is stored, and transfer outside the Kingdom

The data of this site is stored on servers in the Kingdom of Saudi Arabia. It leaves the Kingdom only in these cases:

- You write to us from, or ask us to write to, a mailbox whose provider is outside the Kingdom.
- Your matter concerns a court, authority or party outside the Kingdom and you have instructed us.
- You accept analytics: Google then receives data about your visit on servers outside the Kingdom.
- You ask for the map: your browser then loads it from OpenStreetMap, in Europe.

Any other transfer happens only under the conditions of the law and of the regulation on the transfer of personal data outside the Kingdom, with the least data that the purpose needs.

## How long we keep it

| Kind of data | Period | Counted from |
|---|---|---|
| Requests that lead to no engagement | {period_requests} | The last contact |
| Files of an engagement on this site | {period_matters} | The last contact after it ends |
| Messages from the contact form | {period_contactMessages} | The day we dealt with them |
| Deactivated accounts | {period_closedAccounts} | The last activity |
| Accounts whose address was never confirmed | {period_unconfirmedAccounts} | The last activity |
| Newsletter address | {period_subscribers} | The day you unsubscribe, or subscribe without confirming |
| Proof of consents given and withdrawn | {period_consents} | The end of the purpose |
| Copies of sent email | {period_sentMail} | The day of sending |

Account and portal are kept as long as the account exists. When a request for destruction is carried out, account, messages and documents are destroyed; what must be kept is named in our answer. Where no fixed period is named, data is kept until you ask for its destruction. Sessions end after 12 hours without use, or 30 days where you chose to stay logged in.

The record of security and of changes is kept as long as this site is in use: each entry seals the one before it, so that none can be removed unseen.

A longer period applies where a law, a claim or an order of a court demands it, and then for that purpose only.

## How it is destroyed

When its period ends, data is erased from the systems in use so that it cannot be read or restored, paper is shredded, and backups are overwritten within 90 days. Instead of destroying data we may make it anonymous, so that nobody can be recognized in it any more.

## Your rights

You have the right:

- **to be informed** of the basis and the purpose for which your data is collected; this notice serves that right;
- **to access** your personal data that we hold;
- **to obtain a copy** of it in a clear and readable form;
- **to ask for correction**, completion or update of data that is wrong, incomplete or out of date;
- **to ask for destruction** of data that is no longer needed;
- **to withdraw your consent** at any time, as easily as you gave it. What was done before stays lawful.

Some of these rights are limited by law, for example where data must be kept for a claim or is covered by the confidentiality owed to somebody else. We then tell you the reason.

## How to use them

Write to {email}, call {phone}, or visit us. With an account you do it yourself under “Privacy” in your profile: download a copy of your data, correct your profile, withdraw consents and request destruction. You unsubscribe from the newsletter by the link in each issue, and, while analytics is in use, change your choice under “Privacy choices” at the foot of every public page.

We may ask for what is needed to be sure that it is you. We answer **within 30 days**, free of charge. Where a request is unusually extensive, we may extend this once by up to 30 days and tell you why before the first period ends.

## Complaints

If you think that we handle your data wrongly, please tell us first; we will look into it and answer in writing. You may also complain to the competent authority, within 90 days of the event or of the day you learned of it, the **Saudi Data and AI Authority (SDAIA)**, through the National Data Governance Platform, [dgp.sdaia.gov.sa](https://dgp.sdaia.gov.sa).

## Cookies and storage in your browser

Without your consent this site stores only what it needs to work. None of it follows you to other sites.

| Name | Kind | What it is for | Lasts |
|---|---|---|---|
| \`sid\` or \`__Host-sid\` | Cookie, only when you log in | Shows that you are logged in; scripts cannot read it | 12 hours without use, or 30 days if you chose “Remember me” |
| \`device\` or \`__Host-device\` | Cookie, only when you log in | Lets us recognize this browser and warn you by email of a login from an unknown one; opens nothing | 1 year from the last login |
| \`signed_in\` | Cookie, only when you log in | Tells the page that a session may exist; gives no access | 12 hours without use, or 30 days if you chose “Remember me” |
| \`directory\` or \`__Host-directory\` | Cookie, only when an employee logs in through the firm’s directory | Leads this login back to its browser; sealed, and scripts cannot read it | 10 minutes |
| \`language\` | Cookie and local storage | Your language | 1 year; until you clear it |
| \`theme\` | Local storage | Light or dark appearance | Until you clear it |
| \`privacy-choice\` | Local storage | Your choice about analytics | Until you change or clear it |
| \`language-asked\` | Session storage | Keeps the page from loading twice in another language | Until you close the tab |
| \`draft:…\` | Local storage, client portal and consultation request form | Keeps what you are writing, without files, on your device | Until you send it, clear it or log out; in the request form until somebody logs in, and one day at most |
| \`guest-details\` | Session storage, after a request without an account | Fills in your name, email and phone if you create an account next | Until you create the account or close the tab |
| \`earlier-requests:…\` | Local storage, client portal only | Remembers which earlier requests you said are not yours | Until you clear it |
| \`publication-words:…\`, \`sidebar\`, \`browser-notices\` | Local storage, dashboard of the firm only | Unsaved texts of an author, and how the screen was left | Until saved or cleared |
| \`_ga\`, \`_ga_…\` | Cookies of Google Analytics, **only after you accept** | Count visits to public pages | Up to 2 years; removed when you withdraw |

Analytics is never loaded in the client portal, on the login page or in the dashboard. The map on the contact page is a drawing until you ask for the real one.

## Security

Connections are encrypted. Passwords are kept only as hashes that cannot be reversed. Access follows roles, changes are recorded, and documents are stored under random names outside the public part of the site. No system is perfectly safe. If a breach could harm your data or your rights, we notify SDAIA within 72 hours of learning of it and tell you without undue delay what happened and what you can do.

## Children

This site is not meant for anyone under 18. Where a matter concerns a child or a person under guardianship, the guardian gives and withdraws consent and uses the rights in this notice. If we find that a child has given us data without a guardian, we destroy it.

## Changes

When this notice changes, its version and date change, and the earlier text stays on record together with the consents that were given to it. Important changes are announced on this page before they apply, and by email to those who have an account.
`
