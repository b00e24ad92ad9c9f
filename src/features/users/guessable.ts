/** What is tried first wherever passwords are guessed; those shorter than six signs are refused anyway. */
const commonest = new Set(
  `000000 00000000 111111 11111111 112233 121212 123123 123123123 1234321 123456 1234567 12345678 123456789 1234567890
  123321 123654 147258369 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 222222 333333 555555 654321 666666 696969 777777
  7777777 87654321 888888 88888888 987654321 999999 a123456 aa123456 abc123 abcd1234 abcdef abcdefg admin123 admin1234
  administrator asdasd asdfgh asdfghjkl azerty changeme default dragon football iloveyou letmein login123 master
  monkey p@ssw0rd p@ssword pass1234 passw0rd password password1 princess q1w2e3r4 qazwsx qazwsxedc qwerty qwerty1
  qwerty12 qwerty123 qwertyuiop saudi123 secret superman sunshine trustno1 welcome welcome1 zxcvbn zxcvbnm`.split(
    /\s+/,
  ),
)

/** Whether a password is one of the commonest, or the person's own name or address: whoever guesses begins there. */
export const isGuessable = (
  password: string,
  { username, email }: { username: string; email: string },
): boolean => {
  const folded = password.normalize('NFKC').trim().toLowerCase()
  const own = [username, email, email.split('@')[0] ?? ''].map((name) => name.normalize('NFKC').toLowerCase())
  return commonest.has(folded) || own.includes(folded)
}
