export const disclaimerEn = `Please read this page before you rely on anything on this site or send us anything through it.

## No lawyer–client relationship

Reading this site, sending a form, writing an email, registering or being answered does **not** create a lawyer–client relationship with {firm}. Such a relationship begins only with an engagement that both sides have agreed in writing, after we have checked for conflicts of interest.

## No legal advice

The content of this site is general information and not legal advice. It does not take account of your circumstances. Do not act, and do not let a deadline pass, because of something you read here; ask an attorney about your own case.

## Publications

Our publications give general information on the laws of the Kingdom of Saudi Arabia as we understood them on the date that each one bears. Laws, regulations and the practice of courts change, and an older publication is not always updated. Results in past matters do not predict the result of another.

## Conflicts of interest

Before we accept a matter, we check whether we have acted or act for another party to it. Until then we may have to decline without giving reasons, since we owe confidentiality to others. We may also act for another party in the same matter if we have received nothing confidential from you.

## What you should not send yet

Do not send confidential facts or documents before an engagement. For the first contact your name, how to reach you, the names of the parties, the field of law and one general sentence are enough. What you send before an engagement stays confidential: the duty of secrecy covers what an attorney learns through the profession, and the [privacy policy](/privacy-policy) applies. Even so, send only what the first contact needs.

## Deadlines

A form or a message does not stop a period for objection, appeal or a claim. If a deadline is near, call us at {phone}.

## Links and other sites

We link to other sites for convenience. We do not control them and do not answer for their content.

## Translations

The site is in Arabic and English. Where the two differ on a point of law, the Arabic text of the laws prevails. Where a text is shown in English only, this is marked.

## The firm

{firm} practices under the Code of Law Practice of the Kingdom of Saudi Arabia{licence}. Address: {address}. Email: {email}.
`
