export const termsOfServiceEn = `These terms apply to the website, the client portal and the newsletter of {firm} (“the firm”, “we”). By registering or sending a form you agree to them. They do not govern the legal work itself: that needs a separate, written engagement.

## What the service is

- **The public site** informs about the firm, its people and services, and publishes articles of general interest.
- **The forms** let you ask for a consultation or send us a message. We answer within 24 hours on working days, Sunday to Thursday from 9:00 AM to 5:00 PM, Riyadh time.
- **The client portal** lets registered persons follow their requests, exchange messages and documents with the firm, and save publications.

Using any of these does not make you a client of the firm. See the [disclaimer](/disclaimer).

## Requesting a consultation

A request is not a contract and does not bind either side. A consultation or an engagement begins only when we have checked for conflicts of interest and both sides have agreed in writing on its scope and fees. A date you prefer is binding only once we confirm it. You may withdraw a request in the portal while it is in review.

## Your account

- You must be 18 or older and able to contract, or be represented by a guardian or an authorized person.
- Give accurate information and keep it up to date. An account is personal.
- Keep your password to yourself and tell us at once if you think that somebody else knows it. Anything done through your account is treated as done by you until you notify us.
- You may close your account at any time by writing to {email}. We may suspend or close an account that is misused, and tell you why unless the law forbids it.

## What is not allowed

- to send false, unlawful or offensive content, or data of others without their permission;
- to access or probe parts of the service that are not meant for you, to circumvent its protections or to overload it;
- to send harmful files, advertising or automated requests;
- to pose as somebody else or as an employee of the firm.

## Messages and documents

You keep all rights in what you send. You allow us to store and read it and to use it for your request or matter. Each document may be up to 25 MB, in the formats listed in the portal. Keep your originals: the portal is not an archive. Do not use the portal for matters with a deadline of less than one working day; call us.

## Our content

Texts, drawings, the name and the mark of the firm are protected by the Copyright Law and the law on trademarks. You may read, print and share publications unchanged, with their source and for non-commercial use. Anything else needs our written permission.

## Fees

Using the site and the portal is free. Fees for legal work are agreed in the engagement, before the work begins.

## Electronic communication

You agree that we may communicate with you by electronic means about your requests and your account, and that such messages have the effect that the Electronic Transactions Law gives them.

## Availability

We keep the service available with care, but not without interruption: maintenance, faults and events beyond our control happen. We announce planned maintenance where we can. Phone and email remain open to you.

## Liability

We are liable for damage that we cause by intent or gross negligence, and wherever the law does not allow liability to be excluded. Beyond that, and as far as the law allows, we are not liable for decisions made on the basis of general information on the site, for the content of other sites that we link to, or for interruptions of the service. Nothing in these terms limits our professional duties under an engagement.

## Privacy

How we handle personal data is set out in the [privacy policy](/privacy-policy). It informs you; it is not a condition of these terms.

## Changes

We may change these terms. Each text has a version and a date; the text in force is the one on this page. Persons with an account are told of important changes by email at least 15 days before they apply. Anyone who does not agree may close the account before then.

## Law and disputes

These terms are governed by the laws of the Kingdom of Saudi Arabia. We try to settle any dispute amicably within 30 days; failing that, the competent courts in Riyadh decide. Should a term be void, the others stay in force. The Arabic text prevails where the two differ.

## Contact

{firm}, {address}. Email: {email}. Phone: {phone}.
`
